import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName, LogoName } from '../icons';
import styles from './Cards.module.css';

export interface CardsProps {
  children: ReactNode;
}

/** The pages a reader wants next: two to four `Card`s. */
export function Cards({ children }: CardsProps): ReactNode {
  return (
    <div className={styles.cards} data-block="">
      {children}
    </div>
  );
}

export interface CardProps {
  title: string;
  /** A relative file link or an https address. */
  href: string;
  icon?: IconName | LogoName;
  /** One line. */
  children: ReactNode;
}

/** A link whose entire surface is clickable. */
export function Card({ title, href, icon, children }: CardProps): ReactNode {
  return (
    <Link className={styles.card} to={href}>
      {icon && <Icon name={icon} />}
      <span className={styles.title}>{title}</span>
      <div className={styles.text}>{children}</div>
    </Link>
  );
}
