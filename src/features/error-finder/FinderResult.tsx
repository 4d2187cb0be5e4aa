import Link from '@docusaurus/Link';
import { openSearch } from '@site/plugins/search/ui';
import type { FoundError } from '@site/src/lib/errors/errorEntry';
import { messageLines } from '@site/src/lib/errors/messageTokens';
import { product } from '@site/src/site/product';
import { type ReactNode, useState } from 'react';
import styles from './ErrorFinder.module.css';
import type { FinderState } from './useErrorFinder';

/** Entries that are worth a look although the text isn't theirs. */
const minSimilar = 0.4;

/** Below this score, some words of the text are not in the message. */
const sureScore = 0.85;

/** What search is asked about a message: its first line, as long as a query may be. */
function queryOf(text: string): string {
  return (messageLines(text)[0] ?? text).slice(0, 120).trim();
}

function Similar({ errors }: { errors: readonly FoundError[] }): ReactNode {
  const close = errors.filter(({ score }) => score >= minSimilar);
  if (close.length === 0) return null;
  return (
    <p>
      Similar errors:{' '}
      {close.map(({ entry }, index) => (
        <span key={entry.url}>
          {index > 0 && ', '}
          <Link to={entry.url}>{entry.title}</Link>
        </span>
      ))}
    </p>
  );
}

function Explanation({ error: { entry } }: { error: FoundError }): ReactNode {
  return (
    <>
      <p>
        <Link to={entry.url}>{entry.title}</Link>
      </p>
      <p>
        <strong>Cause.</strong> {entry.cause}
      </p>
      <p>
        <strong>Fix.</strong> {entry.fix}
      </p>
      {entry.more !== undefined && (
        <p>
          <Link to={entry.more}>Code before and after</Link>
        </p>
      )}
    </>
  );
}

function SearchFor({ text }: { text: string }): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  return (
    <button
      className="button"
      type="button"
      onClick={() =>
        openSearch(queryOf(text)).then(
          () => setFailed(false),
          () => setFailed(true),
        )
      }
    >
      {hasFailed ? 'Search did not load: try again' : 'Search the docs'}
    </button>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' } as const;

interface FinderResultProps {
  state: FinderState;
  onRetry: () => void;
}

export function FinderResult({ state, onRetry }: FinderResultProps): ReactNode {
  if (state.name === 'idle' || state.name === 'searching') {
    return (
      <p>Ids, paths, quotes and the stack trace don’t matter. The text stays in your browser.</p>
    );
  }
  if (state.name === 'failed') {
    return (
      <p>
        The list of errors could not be loaded. Check the connection, then{' '}
        <button className="button" type="button" onClick={onRetry}>
          try again
        </button>
      </p>
    );
  }
  const { found, alike, similar } = state.answer;
  if (found) {
    return (
      <div className={styles.result}>
        {alike.length > 0 && <p>This text fits {alike.length + 1} errors:</p>}
        {alike.length === 0 && found.score < sureScore && (
          <p>No error has exactly this text. The closest one:</p>
        )}
        {[found, ...alike].map((error) => (
          <Explanation key={error.entry.url} error={error} />
        ))}
        <p>
          Not it? <SearchFor text={state.text} />
        </p>
        <Similar errors={similar} />
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <p>
        <strong>This message is not in these docs.</strong> It may come from your own code or from
        another package.
      </p>
      <div style={row}>
        <SearchFor text={state.text} />
        <a className="button" href={product.communityUrl}>
          Ask the community
        </a>
      </div>
      <Similar errors={similar} />
    </div>
  );
}
