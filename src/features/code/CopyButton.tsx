import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useCopy } from './useCopy';

interface CopyButtonProps {
  getText: () => string;
  /** Accessible name. @defaultValue 'Copy code' */
  label?: string;
}

const messages = { idle: '', copied: 'Copied', failed: 'Could not copy' };

/** The copy button of a title bar; announces the result to screen readers. */
export function CopyButton({ getText, label = 'Copy code' }: CopyButtonProps): ReactNode {
  const [state, copy] = useCopy(getText);
  const icons = { idle: 'copy', copied: 'check', failed: 'circle-x' } as const;
  return (
    <>
      <button
        className={clsx('icon-button', 'small', state === 'copied' && 'done')}
        type="button"
        aria-label={label}
        onClick={copy}
      >
        <Icon name={icons[state]} />
      </button>
      <span className="visually-hidden" role="status">
        {messages[state]}
      </span>
    </>
  );
}
