import location from '@generated/live/default/location.json';
import { Icon } from '@site/src/components/Icon';
import { useLazy } from '@site/src/components/useLazy';
import { type ReactNode, useState } from 'react';
import type { LiveSource } from '../engine/liveModules';
import { type FrameFault, LiveFrame } from './LiveFrame';

interface LiveSessionProps {
  sample: string;
  /** What assistive technology calls it: the second one of a page has a number. */
  label: string;
  run: number;
  isShown: boolean;
  onStart: () => void;
  onStop: () => void;
  onShown: (isShown: boolean) => void;
}

/** Loads a style sheet, unless another sample of the page has done so. */
function loadSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(
      Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror }),
    );
  });
}

async function loadEditor(sample: string) {
  const [{ Editor }, response] = await Promise.all([
    import(/* webpackChunkName: "live-editor" */ './Editor'),
    fetch(`${location.address}${sample}.json`),
    loadSheet(`${location.address}editor.css`),
  ]);
  if (!response.ok) throw new Error(`${response.status}`);
  return { Editor, source: (await response.json()) as LiveSource };
}

/** What a sample has after the first press: its frame, and the editor of its code. */
export function LiveSession(props: LiveSessionProps): ReactNode {
  const { sample, label, run, isShown, onStart, onStop, onShown } = props;
  /** The script to run instead of the compiled sample. */
  const [script, setScript] = useState<string>();
  const [fault, setFault] = useState<FrameFault>();
  const { state, value: editor, load } = useLazy(() => loadEditor(sample));
  const [isOpen, setOpen] = useState(false);

  const toggle = () => {
    load();
    setOpen(!editor || !isOpen);
  };
  return (
    <>
      {run > 0 && (
        <button className="button" type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {(run > 0 || editor) && (
        <button
          className="button"
          type="button"
          aria-expanded={isOpen && editor !== undefined}
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
      {editor && (
        <editor.Editor
          source={editor.source}
          isShown={isOpen}
          frameFault={fault}
          onRun={(text) => {
            setFault(undefined);
            setScript(text);
            if (run > 0 || text !== undefined) onStart();
          }}
        />
      )}
      {run > 0 && (
        <LiveFrame key={run} {...{ sample, label, script, isShown, onShown }} onFault={setFault} />
      )}
    </>
  );
}
