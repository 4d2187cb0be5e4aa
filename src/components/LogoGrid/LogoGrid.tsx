import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { LogoName } from '../icons';
import styles from './LogoGrid.module.css';

export interface LogoGridProps {
  children: ReactNode;
}

/** Frameworks and languages, as `LogoLink`s in one color. */
export function LogoGrid({ children }: LogoGridProps): ReactNode {
  return (
    <div className={styles.logoGrid} data-block="">
      {children}
    </div>
  );
}

export interface LogoLinkProps {
  /** A relative file link or an https address. */
  href: string;
  icon: LogoName;
  children: ReactNode;
}

/** A framework's logo and name. */
export function LogoLink({ href, icon, children }: LogoLinkProps): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}
