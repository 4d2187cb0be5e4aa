import { useLocation } from '@docusaurus/router';
import { Icon } from '@site/src/components/article/Icon';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { linkPrefix } from '../linkPrefix';
import { sampleLabel } from '../sampleLabel';
import { countSample } from './countSample';
import styles from './Live.module.css';
import type { LiveSessionProps } from './LiveSession';

interface LiveProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
  /** What to show until the reader runs it. */
  children?: ReactNode;
}

/** What a press or a link loads. */
interface Loaded {
  state?: 'busy' | 'failed';
  Session?: ComponentType<LiveSessionProps>;
}

/** Runs the page's sample in a frame; only the button is part of the page. */
export function Live({ sample, children }: LiveProps): ReactNode {
  const { hash } = useLocation();
  const link = hash.startsWith(linkPrefix(sample)) ? hash : '';
  const [{ state, Session }, setLoaded] = useState<Loaded>({});
  /** How often the sample was started, which is 0 while it doesn't run: a new frame is a new backend. */
  const [run, setRun] = useState(0);

  const load = () => {
    setLoaded({ state: 'busy' });
    import('./LiveSession').then(
      ({ LiveSession }) => setLoaded({ Session: LiveSession }),
      () => {
        setLoaded({ state: 'failed' });
        if (process.env.SITE_SIGNALS === 'on') countSample(sample, 'failed');
      },
    );
  };
  const start = () => {
    setRun(run + 1);
    if (process.env.SITE_SIGNALS === 'on') countSample(sample, 'started');
    if (!Session && state !== 'busy') load();
  };
  // A link shows its code and runs nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new link loads the editor
  useEffect(() => {
    if (link && !Session) load();
  }, [link]);

  const isRunning = Session && run > 0;
  return (
    <section
      className={styles.live}
      aria-label={sampleLabel(sample)}
      data-block=""
      data-no-print=""
      data-markdown-ignore=""
    >
      <button
        className="button"
        type="button"
        aria-busy={state === 'busy' || undefined}
        onClick={start}
      >
        <Icon name="play" />
        {isRunning ? 'Reset' : state === 'failed' ? 'Try again' : 'Run it here'}
      </button>
      {!isRunning && (
        <p>
          This sample runs in your browser, in two windows. You don't need an account or a server.
        </p>
      )}
      {Session && <Session {...{ sample, link, run }} onStart={start} onStop={() => setRun(0)} />}
      {!isRunning && children}
    </section>
  );
}
