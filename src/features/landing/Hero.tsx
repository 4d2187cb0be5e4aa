import Link from '@docusaurus/Link';
import { SearchButton } from '@site/src/features/search';
import { landing } from '@site/src/site/landing';
import { Fragment, type ReactNode } from 'react';
import styles from './Hero.module.css';
import { Lens } from './Lens';

const { title, lead, oftenRead } = landing;

/** What the platform is in one line, search, and the pages most readers want. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <SearchButton />
        <p className={styles.asked}>
          {oftenRead.label}
          {oftenRead.links.map(({ label, to }) => (
            <Fragment key={to}>
              {' '}
              <Link to={to}>{label}</Link>
            </Fragment>
          ))}
        </p>
      </div>
      <Lens />
    </section>
  );
}
