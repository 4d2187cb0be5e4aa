import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import { Icon } from '@site/src/components/Icon';
import { lastPages } from '@site/src/components/lastPages';
import { withAllPages } from '@site/src/components/withAllPages';
import type { PageSummary } from '@site/src/lib/docsCatalog';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './Suggestions.module.css';

/** What readers come to do most, for search before anything is typed. */
const commonTasks: readonly { label: string; to: string }[] = [
  { label: 'Write a query', to: '/functions/query-functions' },
  { label: 'Define a schema', to: '/database/schemas' },
  { label: 'Sign in users', to: '/auth' },
  { label: 'Upload a file', to: '/file-storage/upload-files' },
  { label: 'Build an AI agent', to: '/agents' },
  { label: 'Go to production', to: '/production' },
  { label: 'Add a deployment', to: '/production/multiple-deployments' },
  { label: 'Look up a limit', to: '/production/state/limits' },
];

const maxRecent = 5;

interface RecentSearches {
  /** Newest first; empty if storage is blocked. */
  queries: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    // What is stored may have been changed by hand or by an extension.
    return [];
  }
}

/** Queries whose results the reader opened, stored only on this device under `search.recent`. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('search.recent');
  const queries = parse(stored);
  const without = (query: string) => queries.filter((one) => one !== query);
  const keep = (kept: string[]) => {
    if (kept.length > 0) slot.set(JSON.stringify(kept));
    else slot.del();
  };
  return {
    queries,
    remember: (query) => keep([query, ...without(query)].slice(0, maxRecent)),
    forget: (query) => keep(without(query)),
  };
}

/**
 * The pages that were read before the one that is open, newest first; only those that the site has. Empty until the
 * list of pages has been loaded.
 */
function useRecentPages(): PageSummary[] {
  const { pathname } = useLocation();
  const [paths] = useState(lastPages);
  const [pages, setPages] = useState<PageSummary[]>([]);
  useEffect(() => withAllPages(setPages), []);
  return paths
    .filter((path) => path !== pathname)
    .flatMap((path) => pages.find((page) => page.path === path) ?? [])
    .slice(0, maxRecent);
}

interface SuggestionsProps {
  recent: RecentSearches;
  onChoose: (query: string) => void;
  /** Called when a page is opened. */
  onOpen: () => void;
}

/** What the field offers before anything is typed, on request: searches and pages of this device, and common tasks. */
export function Suggestions({ recent, onChoose, onOpen }: SuggestionsProps): ReactNode {
  const pages = useRecentPages().map(({ title, path }) => ({ label: title, to: path }));
  const lists = [
    { title: 'Recent pages', icon: 'file-text', links: pages },
    { title: 'Common tasks', icon: 'arrow-right', links: commonTasks },
  ] as const;
  return (
    <div className={styles.recent}>
      {recent.queries.length > 0 && (
        <section>
          <h2 className={styles.title}>Recent searches</h2>
          <ul>
            {recent.queries.map((query) => (
              <li key={query}>
                <button className={styles.query} type="button" onClick={() => onChoose(query)}>
                  <Icon name="clock" />
                  {query}
                </button>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={`Forget “${query}”`}
                  onClick={() => recent.forget(query)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lists.map(
        ({ title, icon, links }) =>
          links.length > 0 && (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link className={styles.query} to={to} onClick={onOpen}>
                      <Icon name={icon} />
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
