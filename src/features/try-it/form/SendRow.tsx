import { Icon } from '@site/src/components/Icon';
import { type ReactNode, useRef } from 'react';
import styles from './TryForm.module.css';

interface SendRowProps {
  isSending: boolean;
  onCancel: () => void;
}

/** Sends the request, or cancels it while it is pending. */
export function SendRow({ isSending, onCancel }: SendRowProps): ReactNode {
  const send = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    onCancel();
    // The pressed button disappears.
    send.current?.focus();
  };
  return (
    <div className={styles.sendRow}>
      <button
        className="button primary"
        type="submit"
        ref={send}
        aria-busy={isSending || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {isSending && <Icon name="refresh-cw" />}
        {isSending ? 'Sending' : 'Send request'}
      </button>
      {isSending && (
        <button className="button" type="button" onClick={cancel}>
          Cancel
        </button>
      )}
    </div>
  );
}
