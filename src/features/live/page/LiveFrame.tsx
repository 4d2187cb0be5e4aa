import location from '@generated/live-samples/default/location.json';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditedReport, EditedRequest, FrameReport, PageRequest } from '../messages';
import { sampleLabel } from '../sampleLabel';
import { pageLook } from './pageLook';

export interface LiveFrameProps {
  /** The name of the compiled sample. */
  sample: string;
  /** Code that the reader has edited, compiled, to run instead of the sample. */
  script: string | undefined;
  /** An error in that code. */
  onFault: (fault: FrameFault) => void;
  /** The windows are there, or won't be. */
  onShown: () => void;
}

/** An error at a line of an edited script. */
export type FrameFault = Extract<EditedReport, { live: 'fault' }>;

/** How often the frame has to answer, and how long it may take, in milliseconds. */
const pingMs = 1000;
const timeoutMs = 4000;

/** Next to the editor, `editor.css` says how wide it is. */
const box = { flex: 'var(--next-to-code, 1 0 100%)', position: 'relative' } as const;

/** Until the windows are there, there is the picture. */
const waiting = { position: 'absolute', visibility: 'hidden', pointerEvents: 'none' } as const;

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/**
 * The frame that a sample runs in. It is sandboxed without an origin: its code can't reach this page, its
 * storage or the network. A frame that doesn't answer is removed.
 */
export function LiveFrame({ sample, script, onFault, onShown }: LiveFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [isShown, setShown] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [theme] = useState(themeNow);

  useEffect(() => {
    if (isStopped) return;
    const send = (message: PageRequest | EditedRequest) =>
      frame.current?.contentWindow?.postMessage(message, '*');
    let isReady = false;
    let lastPong = performance.now();
    const receive = ({ source, data }: MessageEvent<FrameReport | EditedReport>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      lastPong = performance.now();
      if (data.live === 'look') pageLook().then((look) => send({ live: 'look', look }));
      if (data.live === 'ready') isReady = true;
      if (data.live === 'waiting' && script !== undefined) {
        // From here on it is the code that can be slow, not the network.
        isReady = true;
        send({ live: 'code', script });
      }
      if (data.live === 'fault') onFault(data);
      if (data.live === 'shown' || data.live === 'fault') setShown(true);
      if (data.live === 'height' && Number.isFinite(data.height)) setHeight(data.height);
    };
    const checkPulse = () => {
      // Before the start, a slow network is not to blame; in a hidden page, slow timers.
      if (!isReady || document.hidden) lastPong = performance.now();
      if (performance.now() - lastPong > timeoutMs) setStopped(true);
      else send({ live: 'ping' });
    };
    const timer = setInterval(checkPulse, pingMs);
    const observer = new MutationObserver(() => send({ live: 'theme', theme: themeNow() }));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    addEventListener('message', receive);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      removeEventListener('message', receive);
    };
  }, [isStopped, script, onFault]);

  // Before the browser paints: for one frame, the page would have both the windows and their picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is replaced once
  useLayoutEffect(() => {
    if (isShown || isStopped) onShown();
  }, [isShown, isStopped]);

  const parameters = new URLSearchParams({
    sample: script === undefined ? sample : 'edited',
    theme,
  });
  return (
    <>
      {isStopped ? (
        <p role="alert">
          The sample was stopped, because its component didn’t respond for 4 seconds. Press Restart
          to start it again.
        </p>
      ) : (
        <div style={box}>
          <iframe
            ref={frame}
            title={sampleLabel(sample)}
            sandbox="allow-scripts allow-forms"
            src={`${location.address}frame#${parameters}`}
            style={{ width: '100%', height, border: 0, ...(!isShown && waiting) }}
          />
        </div>
      )}
      {isShown && (
        <p>
          The backend is simulated in your browser. It doesn’t have vector search, upload URLs or
          HTTP actions.
        </p>
      )}
    </>
  );
}
