import { Icon } from '@site/src/components/article/Icon';
import { isComposing } from '@site/src/lib/isComposing';
import { product } from '@site/src/site/product';
import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from 'react';
import styles from './AskPanel.module.css';
import { Composer } from './Composer';
import type { Conversation } from './conversation';
import { Starters } from './Starters';
import { TurnView } from './TurnView';
import { coversPage, usePanelMode } from './usePanelMode';

interface AskPanelProps {
  conversation: Conversation;
}

/** A panel next to the page, not over it, so you can read while asking. On a phone it fills the screen. */
export function AskPanel({ conversation }: AskPanelProps): ReactNode {
  const { isOpen, notice, page, turns } = useSyncExternalStore(
    conversation.subscribe,
    conversation.read,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  usePanelMode(dialog, isOpen);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    conversation.close();
  };
  return (
    <dialog
      className={styles.askPanel}
      aria-label="Ask AI"
      data-ask-panel=""
      ref={dialog}
      onKeyDown={closeOnEscape}
      // The back gesture of a phone; a dialog that was reopened in the other mode is already open by now.
      onClose={() => !dialog.current?.open && conversation.close()}
    >
      <div className={styles.head}>
        <h2>Ask AI</h2>
        {turns.length > 0 && (
          <button
            className="icon-button"
            type="button"
            aria-label="New conversation"
            onClick={conversation.clear}
          >
            <Icon name="square-pen" />
          </button>
        )}
        <button
          className="icon-button"
          type="button"
          aria-label="Close Ask AI"
          onClick={conversation.close}
        >
          <Icon name="x" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className={styles.conversation} tabIndex={0} role="group" aria-label="Conversation">
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        {turns.length === 0 && (
          <>
            <p className={styles.intro}>
              {page === undefined
                ? `Ask about ${product.name}. You get the passages of these docs that answer, each with its page.`
                : 'Ask about this page. You get its passages that answer first, then passages of other pages.'}
            </p>
            {page === undefined && <Starters conversation={conversation} />}
          </>
        )}
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onAsk={conversation.ask}
            onRetry={() => conversation.retry(turn.id)}
            onFollow={() => coversPage() && conversation.close()}
          />
        ))}
      </div>
      <Composer
        page={page}
        onLeavePage={() => conversation.askAbout(undefined)}
        isFollowUp={turns.length > 0}
        isBusy={turns.at(-1)?.state === 'searching'}
        onAsk={conversation.ask}
      />
    </dialog>
  );
}
