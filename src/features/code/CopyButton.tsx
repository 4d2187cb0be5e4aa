import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

/** How long the check mark is shown. */
const feedbackMs = 2000;

/** What a button that copies shows. */
const copyStates = {
  idle: { icon: 'copy', message: '' },
  copied: { icon: 'check', message: 'Copied' },
  failed: { icon: 'circle-x', message: 'Could not copy' },
} as const;

/**
 * Writes to the clipboard. Safari allows this only during the click itself, which is over by the time a text has
 * been fetched, so it gets the promise.
 */
async function copyText(getText: () => string | Promise<string>): Promise<void> {
  const text = getText();
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const type = 'text/plain';
  const blob = text.then((value) => new Blob([value], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Copies text and shows for 2 s whether it worked.
 * @param getText read at the click, so that what is copied is what is shown
 */
export function useCopy(getText: () => string | Promise<string>) {
  const [state, setState] = useState<keyof typeof copyStates>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(() => {
    copyText(getText).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }, [getText]);

  return { ...copyStates[state], copy };
}

interface CopyButtonProps {
  getText: () => string;
  /** Accessible name. @defaultValue 'Copy code' */
  label?: string;
}

/** The copy button of a title bar; announces the result to screen readers. */
export function CopyButton({ getText, label = 'Copy code' }: CopyButtonProps): ReactNode {
  const { icon, message, copy } = useCopy(getText);
  return (
    <>
      <button
        className={clsx('icon-button', 'small', icon === 'check' && 'done')}
        type="button"
        aria-label={label}
        onClick={copy}
      >
        <Icon name={icon} />
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  );
}
