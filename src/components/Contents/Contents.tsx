import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName, LogoName } from '../icons';
import styles from './Contents.module.css';

export interface ContentsProps {
  children: ReactNode;
}

/** All pages of a section, as `ContentsLink`s between hairlines. */
export function Contents({ children }: ContentsProps): ReactNode {
  return (
    <div className={styles.contents} data-block="">
      {children}
    </div>
  );
}

export interface ContentsLinkProps {
  title: string;
  /** A relative file link or an https address. */
  href: string;
  icon: IconName | LogoName;
  /** One line. */
  children: ReactNode;
}

/** One page of a section, with an icon and a line about it. */
export function ContentsLink({ title, href, icon, children }: ContentsLinkProps): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span className={styles.title}>{title}</span>
      <div className={styles.text}>{children}</div>
    </Link>
  );
}
