import Link from '@docusaurus/Link';
import { SearchButton } from '@site/src/features/search';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { Lens } from './Lens';

const oftenRead = [
  { label: 'Queries', to: '/functions/query-functions' },
  { label: 'Schemas', to: '/database/schemas' },
  { label: 'Indexes', to: '/database/reading-data/indexes' },
  { label: 'Authentication', to: '/auth' },
  { label: 'Errors', to: '/error' },
] as const;

/** What the platform is in one line, search, and the pages most readers want. */
export function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div>
        <h1>Backend code that keeps every screen current</h1>
        <p className={styles.lead}>
          Convex is a database, server functions and client libraries in one. You write queries in
          TypeScript; when data changes, every client that shows it gets the new result.
        </p>
        <SearchButton />
        <p className={styles.asked}>
          Often read:
          {oftenRead.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
      <Lens />
    </section>
  );
}
