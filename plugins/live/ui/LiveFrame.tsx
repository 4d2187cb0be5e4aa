import location from '@generated/live/default/location.json';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CompiledSample, FrameReport, PageRequest } from '../frame/messages';
import { pageLook } from './pageLook';

interface LiveFrameProps {
  sample: string;
  label: string;
  /** Code that the reader has edited, compiled, to run instead of the sample. */
  script: string | undefined;
  /** Whether its windows are there; until then, the preview is. */
  isShown: boolean;
  onFault: (fault: FrameFault) => void;
  onShown: (isShown: boolean) => void;
}

export type FrameFault = Extract<FrameReport, { live: 'fault' }>;

/** What is different from a deployment, for samples that have more than others. */
const notes = {
  steps:
    'After a conflict, a mutation runs again at once and any number of times. A deployment waits in between, and gives up after four retries.',
  components: 'Components can’t have components of their own.',
  auth: 'It reads tokens, but doesn’t check their signatures.',
};

const box = { flex: '1 0 100%', position: 'relative' } as const;

const waiting = { position: 'absolute', visibility: 'hidden', pointerEvents: 'none' } as const;

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/**
 * The frame that a sample runs in. It is sandboxed without an origin: its code can't reach this page, its
 * storage or the network.
 */
export function LiveFrame(props: LiveFrameProps): ReactNode {
  const { sample, label, script, isShown, onFault, onShown } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [extra, setExtra] = useState<CompiledSample['extra']>();
  const [theme] = useState(themeNow);

  useEffect(() => {
    const send = (message: PageRequest) => frame.current?.contentWindow?.postMessage(message, '*');
    const receive = ({ source, data }: MessageEvent<FrameReport>) => {
      if (!source || source !== frame.current?.contentWindow) return;
      if (data.live === 'look') pageLook().then((look) => send({ live: 'look', look, script }));
      if (data.live === 'ready') setExtra(data.extra);
      if (data.live === 'fault') onFault(data);
      if (data.live === 'shown') onShown(true);
      if (data.live === 'height' && Number.isFinite(data.height)) setHeight(data.height);
    };
    const observer = new MutationObserver(() => send({ live: 'theme', theme: themeNow() }));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    addEventListener('message', receive);
    return () => {
      observer.disconnect();
      removeEventListener('message', receive);
    };
  }, [script, onFault, onShown]);

  const parameters = new URLSearchParams({ ...(script === undefined && { sample }), theme });
  return (
    <>
      <div style={box}>
        <iframe
          ref={frame}
          title={label}
          sandbox="allow-scripts allow-forms"
          src={`${location.address}frame#${parameters}`}
          style={{ width: '100%', height, border: 0, ...(!isShown && waiting) }}
        />
      </div>
      {isShown && (
        <p>
          The backend is simulated in your browser. It doesn’t have file storage, vector search or
          HTTP actions. {extra && notes[extra]}
        </p>
      )}
    </>
  );
}
