import Link from '@docusaurus/Link';
import { openSearch } from '@site/plugins/search/ui';
import type { ErrorAnswer, ErrorEntry, FoundError } from '@site/src/lib/errors/createErrorFinder';
import { messageLines } from '@site/src/lib/errors/messageTokens';
import { isComposing } from '@site/src/lib/keys';
import { loadOnce } from '@site/src/lib/loadOnce';
import { product } from '@site/src/site/product';
import {
  type FormEvent,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './ErrorFinder.module.css';

type FinderState =
  | { name: 'idle' }
  | { name: 'searching' }
  | { name: 'failed' }
  | { name: 'answered'; text: string; answer: ErrorAnswer };

/** Loads the code and the texts of all errors, which are part of the search index. */
const load = loadOnce(async () => {
  const [{ createErrorFinder }, { readIndexFile }] = await Promise.all([
    import('@site/src/lib/errors/createErrorFinder'),
    import('@site/plugins/search/sources'),
  ]);
  return createErrorFinder(await readIndexFile<ErrorEntry[]>('errors.json'));
});

/** Loads what the first search needs, when a reader interacts with it. */
function prepare(): void {
  // A failure shows with the first search, which tries again.
  load().catch(() => {});
}

/** Finds the entry of a text. The text isn't sent. */
function useErrorFinder() {
  const [state, setState] = useState<FinderState>({ name: 'idle' });
  /** What the reader asked last; late answers to anything else are dropped. */
  const latest = useRef('');

  const find = async (text: string): Promise<void> => {
    latest.current = text;
    if (text.trim() === '') return setState({ name: 'idle' });
    setState({ name: 'searching' });
    const next: FinderState = await load().then(
      (findError) => ({ name: 'answered', text, answer: findError(text) }),
      () => ({ name: 'failed' }),
    );
    if (text === latest.current) setState(next);
  };

  return { state, find };
}

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

function FinderResult({ state, onRetry }: FinderResultProps): ReactNode {
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

/** A longer text that appears in one step was pasted, so it is searched for without a press. */
const pastedLength = 12;

/** How many characters one step of editing has put into a text. */
function insertedLength(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** A box for the text of an error, which leads to its entry on this page. */
export function ErrorFinder(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef('');
  const { state, find } = useErrorFinder();
  const search = () => void find(field.current?.value ?? '');

  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) => {
    const isPasted = insertedLength(before.current, value) > pastedLength;
    before.current = value;
    if (isPasted || value === '') void find(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    search();
  };
  return (
    <form
      className={styles.finder}
      data-block=""
      data-no-print=""
      data-needs-script=""
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor={id}>Paste your error</label>
      <textarea
        id={id}
        ref={field}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        placeholder="[CONVEX M(posts:like)] Server Error …"
        aria-describedby={`${id}-result`}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-result`} role="status">
        <FinderResult state={state} onRetry={search} />
      </div>
      <button className="button primary" type="submit" aria-busy={state.name === 'searching'}>
        Find the fix
      </button>
    </form>
  );
}

/** Many errors below each other, with less space than other sections have. */
export function ErrorEntries({ children }: PropsWithChildren): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}
