import { useLocation } from '@docusaurus/router';
import { Icon } from '@site/src/components/Icon';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { linkPrefix } from '../linkPrefix';
import { sampleLabel } from '../sampleLabel';
import styles from './Live.module.css';
import type { LiveSessionProps } from './LiveSession';
import { Picture } from './Picture';

interface LiveProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/**
 * The height of the panels and the text below them, from the press on: nothing moves later. On a phone, the text has
 * more lines, and the windows have tabs.
 */
const reserve = { flex: '1 0 100%', height: 'max(19rem, 46rem - 100vw)' };

/** What a press or a link loads. */
interface Loaded {
  state?: 'busy' | 'failed';
  Session?: ComponentType<LiveSessionProps>;
}

/** Runs the page's sample in a frame; only the button and a picture of its windows are part of the page. */
export function Live({ sample }: LiveProps): ReactNode {
  const { hash } = useLocation();
  const link = hash.startsWith(linkPrefix(sample)) ? hash : '';
  const [{ state, Session }, setLoaded] = useState<Loaded>({});
  /** How often the sample was started, which is 0 while it doesn't run: a new frame is a new backend. */
  const [run, setRun] = useState(0);
  /** The run whose windows are there. */
  const [shownRun, setShownRun] = useState(0);
  const runButton = useRef<HTMLButtonElement>(null);

  const load = () => {
    setLoaded({ state: 'busy' });
    import('./LiveSession').then(
      ({ LiveSession }) => setLoaded({ Session: LiveSession }),
      () => setLoaded({ state: 'failed' }),
    );
  };
  const start = () => {
    setRun(run + 1);
    if (!Session && state !== 'busy') load();
  };
  const stop = () => {
    setRun(0);
    runButton.current?.focus();
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
      {Session && (
        <Session {...{ sample, link, run }} onStart={start} onStop={stop} onShown={setShownRun} />
      )}
      <Picture sample={sample} isHidden={run > 0 && run === shownRun} />
      {run > 0 && run !== shownRun && <div style={reserve} />}
    </section>
  );
}
