import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { commonTasks } from '@site/src/site/commonTasks';
import type { ReactNode } from 'react';
import { useRecentPages } from '../hooks/useRecentPages';
import type { RecentSearches as Recent } from '../hooks/useRecentSearches';
import { RecentSearches } from './RecentSearches';
import styles from './RecentSearches.module.css';

interface SuggestionsProps {
  recent: Recent;
  onChoose: (query: string) => void;
  /** Called when a page is opened. */
  onOpen: () => void;
}

interface LinksProps {
  title: string;
  icon: 'file-text' | 'arrow-right';
  links: readonly { label: string; to: string }[];
  onOpen: () => void;
}

function Links({ title, icon, links, onOpen }: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
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
    </>
  );
}

/** What the field offers before anything is typed, on request: searches and pages of this device, and common tasks. */
export function Suggestions({ recent, onChoose, onOpen }: SuggestionsProps): ReactNode {
  const pages = useRecentPages().map(({ title, path }) => ({ label: title, to: path }));
  return (
    <div className={styles.recent}>
      {recent.queries.length > 0 && (
        <RecentSearches queries={recent.queries} onChoose={onChoose} onForget={recent.forget} />
      )}
      <Links title="Recent pages" icon="file-text" links={pages} onOpen={onOpen} />
      <Links title="Common tasks" icon="arrow-right" links={commonTasks} onOpen={onOpen} />
    </div>
  );
}
