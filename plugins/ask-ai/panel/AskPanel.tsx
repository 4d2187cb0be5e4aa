import { Icon } from '@site/src/components/Icon';
import { isComposing } from '@site/src/lib/keys';
import { quotedLabel } from '@site/src/lib/labels';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { AskAnswer } from './AskAnswer';
import styles from './AskPanel.module.css';
import { ask, narrow } from './askStore';

export { ask };

/**
 * Shows and closes the dialog: next to the page, or modal if it fills the screen. While another dialog is
 * modal, such as search, opening and a change of the window's width wait until that has closed: they would take the
 * focus from it, and in Chromium Escape too.
 */
function usePanelMode(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const query = matchMedia(narrow);
    const stop = new AbortController();
    const { signal } = stop;
    const show = () => {
      const above = document.querySelector('dialog:modal:not([data-ask-panel])');
      if (above) {
        above.addEventListener('close', show, { once: true, signal });
        return;
      }
      element.close();
      if (query.matches) element.showModal();
      else element.show();
      element.querySelector('input')?.focus();
    };
    show();
    query.addEventListener('change', show, { signal });
    return () => {
      stop.abort();
      element.close();
    };
  }, [dialog, isOpen]);
}

/** A panel next to the page, not over it, so you can read while asking. On a phone it fills the screen. */
export function AskPanel(): ReactNode {
  const { isOpen, notice, page, question, answer } = useSyncExternalStore(ask.subscribe, ask.read);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  usePanelMode(dialog, isOpen);
  // A question also comes from search.
  useEffect(() => {
    if (input.current) input.current.value = question;
  }, [question]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    ask.close();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('question')).trim();
    if (asked !== '') ask.ask(asked);
  };
  const isBusy = question !== '' && answer === undefined;
  const label = page ? `Ask about “${page.title}”` : 'Ask a question';
  return (
    <dialog
      className={styles.askPanel}
      aria-label="Ask AI"
      data-ask-panel=""
      ref={dialog}
      onKeyDown={closeOnEscape}
      // The back gesture of a phone; a dialog that was reopened in the other mode is already open by now.
      onClose={() => !dialog.current?.open && ask.close()}
    >
      <div className={styles.head}>
        <h2>Ask AI</h2>
        <button
          className="icon-button"
          type="button"
          aria-label="Close Ask AI"
          onClick={() => ask.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <form className={styles.compose} onSubmit={submit}>
        <div className={styles.box}>
          <input
            ref={input}
            type="text"
            name="question"
            autoComplete="off"
            maxLength={300}
            aria-label={label}
            placeholder={label}
          />
          <button
            className={`button primary ${styles.send}`}
            type="submit"
            aria-label={isBusy ? 'Searching' : 'Send'}
            aria-busy={isBusy}
          >
            <Icon name="arrow-up" />
          </button>
        </div>
        <p className={styles.smallPrint}>{quotedLabel}</p>
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className={styles.answer} tabIndex={0} role="group" aria-label="Answer" key={question}>
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        <div aria-live="polite">
          {isBusy && <p>Searching the docs …</p>}
          {answer === 'failed' && (
            <>
              <p>The docs could not be searched. Check the connection.</p>
              <button className="button" type="button" onClick={() => ask.ask(question)}>
                Try again
              </button>
            </>
          )}
          {answer !== undefined && answer !== 'failed' && (
            <AskAnswer question={question} answer={answer} />
          )}
        </div>
      </div>
    </dialog>
  );
}
