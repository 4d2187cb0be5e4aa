import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { FrameFault } from './LiveFrame';
import { LiveFrame } from './LiveFrame';
import { useEditor } from './useEditor';

export interface LiveSessionProps {
  /** The name of the compiled sample. */
  sample: string;
  /** The fragment of the page's address if it is a link to edited code of this sample, or nothing. */
  link: string;
  /** How often the sample was started; 0 while it doesn't run. */
  run: number;
  onStart: () => void;
  onStop: () => void;
  /** The windows of a run are there. */
  onShown: (run: number) => void;
}

/** What a sample has after the first press, or after a link: its frame, and the editor of its code. */
export function LiveSession(props: LiveSessionProps): ReactNode {
  const { sample, link, run, onStart, onStop, onShown } = props;
  /** The script to run instead of the compiled sample. */
  const [script, setScript] = useState<string>();
  const [fault, setFault] = useState<FrameFault>();
  const { state, loaded, open, toggle } = useEditor(sample);

  useEffect(() => {
    if (link) open();
  }, [link, open]);

  const start = (text: string | undefined) => {
    setFault(undefined);
    setScript(text);
    onStart();
  };
  return (
    <>
      {run > 0 && (
        <button className="button" type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {(run > 0 || loaded || link) && (
        <button
          className="button"
          type="button"
          aria-expanded={state === 'open'}
          aria-busy={state === 'busy' || undefined}
          onClick={toggle}
        >
          <Icon name="pencil" />
          Edit
        </button>
      )}
      {state === 'failed' && (
        <p role="alert">The editor could not be loaded. Press Edit to try again.</p>
      )}
      {loaded && (
        <loaded.Editor
          key={link}
          sample={sample}
          source={loaded.source}
          link={link}
          isShown={state === 'open'}
          frameFault={fault}
          onRun={start}
          onReset={() => {
            if (run > 0) start(undefined);
            else setScript(undefined);
          }}
        />
      )}
      {run > 0 && (
        <LiveFrame
          key={run}
          sample={sample}
          script={script}
          onFault={setFault}
          onShown={() => onShown(run)}
        />
      )}
    </>
  );
}
