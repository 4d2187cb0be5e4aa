import Link from '@docusaurus/Link';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '../Icon';
import type { PropsOf } from '../props';
import type * as definitions from './definition';
import styles from './Links.module.css';

interface BoxProps {
  className: string | undefined;
  children: ReactNode;
}

const Box = ({ className, children }: BoxProps): ReactNode => (
  <div className={className} data-block="">
    {children}
  </div>
);

/** The pages a reader wants next: two to four `Card`s. */
export const Cards = ({ children }: PropsWithChildren): ReactNode => (
  <Box className={styles.cards}>{children}</Box>
);

/** All pages of a section, as `ContentsLink`s between hairlines. */
export const Contents = ({ children }: PropsWithChildren): ReactNode => (
  <Box className={styles.contents}>{children}</Box>
);

/** Frameworks and languages, as `LogoLink`s in one color. */
export const LogoGrid = ({ children }: PropsWithChildren): ReactNode => (
  <Box className={styles.logoGrid}>{children}</Box>
);

/** A link whose entire surface is clickable. */
export function Card({ title, href, icon, children }: PropsOf<typeof definitions.Card>): ReactNode {
  return (
    <Link className={styles.card} to={href}>
      {icon && <Icon name={icon} />}
      <span className={styles.title}>{title}</span>
      <div>{children}</div>
    </Link>
  );
}

/** One page of a section, with an icon and a line about it. */
export function ContentsLink({
  title,
  href,
  icon,
  children,
}: PropsOf<typeof definitions.ContentsLink>): ReactNode {
  return (
    <Link to={href}>
      <Icon name={icon} />
      <span className={styles.title}>{title}</span>
      <div className={styles.text}>{children}</div>
    </Link>
  );
}

export function LogoLink({
  href,
  icon,
  children,
}: PropsOf<typeof definitions.LogoLink>): ReactNode {
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
