import Link from '@docusaurus/Link';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName, LogoName } from '../icons';
import styles from './Links.module.css';

/** The pages a reader wants next: two to four `Card`s. */
export function Cards({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.cards} data-block="">
      {children}
    </div>
  );
}

interface CardProps {
  title: string;
  href: string;
  icon?: IconName | LogoName;
  children: ReactNode;
}

/** A link whose entire surface is clickable. */
export function Card({ title, href, icon, children }: CardProps): ReactNode {
  return (
    <Link className={styles.card} to={href}>
      {icon && <Icon name={icon} />}
      <span className={styles.title}>{title}</span>
      <div>{children}</div>
    </Link>
  );
}

/** All pages of a section, as `ContentsLink`s between hairlines. */
export function Contents({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.contents} data-block="">
      {children}
    </div>
  );
}

interface ContentsLinkProps {
  title: string;
  href: string;
  icon: IconName | LogoName;
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

/** Frameworks and languages, as `LogoLink`s in one color. */
export function LogoGrid({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.logoGrid} data-block="">
      {children}
    </div>
  );
}

interface LogoLinkProps {
  href: string;
  icon: LogoName;
  children: ReactNode;
}

export function LogoLink({ href, icon, children }: LogoLinkProps): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  );
}

/** A list of links, each with its section in emphasis. */
export function UsedIn({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.usedIn}>{children}</div>;
}
