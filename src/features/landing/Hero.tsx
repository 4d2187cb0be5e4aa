import { SearchButton } from '@site/src/features/search';
import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Lens } from './Lens';
import { LinkRow } from './LinkRow';
import { Resume } from './Resume';

const { title, lead, oftenRead, paths } = landing;

/** What the platform is in one line, search, the pages most readers want, and a path for each kind of reader. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchButton />
        <LinkRow {...oftenRead} />
        <LinkRow {...paths} />
        <Resume />
      </div>
      <Lens />
    </section>
  );
}
