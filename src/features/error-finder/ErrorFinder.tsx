import { isComposing } from '@site/src/lib/isComposing';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './ErrorFinder.module.css';
import { FinderResult } from './FinderResult';
import { useErrorFinder } from './useErrorFinder';

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
  const { state, prepare, find } = useErrorFinder();
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
