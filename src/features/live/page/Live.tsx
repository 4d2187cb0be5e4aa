import { Icon } from '@site/src/components/article/Icon';
import { type ComponentType, type ReactNode, useState } from 'react';
import styles from './Live.module.css';
import type { LiveFrameProps } from './LiveFrame';

interface LiveProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/** Runs the page's sample in a frame; only the button is part of the page. */
export function Live({ sample }: LiveProps): ReactNode {
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed');
  const [Frame, setFrame] = useState<ComponentType<LiveFrameProps>>();
  /** How often the sample was started: a new frame is a new backend. */
  const [run, setRun] = useState(0);

  const start = () => {
    if (state === 'busy') return;
    setRun(run + 1);
    setState(Frame ? 'open' : 'busy');
    if (Frame) return;
    import('./LiveFrame').then(
      ({ LiveFrame }) => {
        setFrame(() => LiveFrame);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return (
    <section
      className={styles.live}
      aria-label="Live sample"
      data-block=""
      data-no-print=""
      data-markdown-ignore=""
    >
      <div className={styles.head}>
        <button
          className="button"
          type="button"
          aria-busy={state === 'busy' || undefined}
          onClick={start}
        >
          <Icon name="play" />
          {state === 'open' ? 'Reset' : state === 'failed' ? 'Try again' : 'Run it here'}
        </button>
        {state === 'open' ? (
          <button className="button" type="button" onClick={() => setState('closed')}>
            Stop
          </button>
        ) : (
          <p>
            This sample runs in your browser, in two windows. You don't need an account or a server.
          </p>
        )}
      </div>
      {state === 'open' && Frame && <Frame key={run} sample={sample} />}
    </section>
  );
}
