import { Icon } from '@site/src/components/Icon';
import { useLazy } from '@site/src/components/useLazy';
import { type ReactNode, useRef, useState } from 'react';
import styles from './Live.module.css';
import { Preview } from './Preview';

interface LiveProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/**
 * The height of the panels and the text below them, from the press on: nothing moves later. On a phone, the text has
 * more lines.
 */
const reserve = { flex: '1 0 100%', height: 'max(19rem, 45rem - 100vw)' };

/** Runs the page's sample in a frame; only the button and a preview of its windows are part of the page. */
export function Live({ sample }: LiveProps): ReactNode {
  const { state, value: session, load } = useLazy(() => import('./LiveSession'));
  /** How often the sample was started, which is 0 while it doesn't run: a new frame is a new backend. */
  const [run, setRun] = useState(0);
  /** Whether its windows are there. */
  const [isShown, setShown] = useState(false);
  const runButton = useRef<HTMLButtonElement>(null);

  const start = () => {
    setRun((count) => count + 1);
    setShown(false);
    load();
  };
  const stop = () => {
    setRun(0);
    setShown(false);
    runButton.current?.focus();
  };
  const isRunning = session && run > 0;
  const number = /\d+$/.exec(sample)?.[0] ?? '1';
  const label = number === '1' ? 'Live sample' : `Live sample ${number}`;
  return (
    <section
      className={styles.live}
      aria-label={label}
      data-block=""
      data-no-print=""
      data-markdown-ignore=""
    >
      <button
        ref={runButton}
        className="button"
        type="button"
        aria-busy={state === 'busy' || undefined}
        onClick={start}
      >
        <Icon name={isRunning ? 'refresh-cw' : 'play'} />
        {isRunning ? 'Restart' : state === 'failed' ? 'Try again' : 'Run it here'}
      </button>
      {!isRunning && (
        <p>
          This sample runs in your browser, in two windows. You don't need an account or a server.
        </p>
      )}
      {session && (
        <session.LiveSession
          {...{ sample, label, run, isShown }}
          onStart={start}
          onStop={stop}
          onShown={setShown}
        />
      )}
      <Preview sample={sample} isHidden={isShown} />
      {run > 0 && !isShown && <div style={reserve} />}
    </section>
  );
}
