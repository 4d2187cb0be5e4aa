import Link from '@docusaurus/Link';
import { landing } from '@site/src/site/landing';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Lens } from './Lens';
import { LinkRow } from './LinkRow';
import { Resume } from './Resume';

const { title, lead, actions, oftenRead, paths } = landing;

/** What the platform is in one line, how to start, the pages most readers want, and a path for each kind of reader. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions} data-markdown-ignore="">
          {actions.map(({ label, to }, index) => (
            <Link key={to} className={clsx('button', index === 0 && 'primary')} to={to}>
              {label}
            </Link>
          ))}
        </p>
        <LinkRow {...oftenRead} />
        <LinkRow {...paths} />
        <Resume />
      </div>
      <Lens />
    </section>
  );
}
