import location from '@generated/live-samples/default/location.json';
import { Icon } from '@site/src/components/Icon';
import type { LiveSource } from '@site/src/lib/liveModules';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { EditorProps } from '../editor/Editor';
import { type FrameFault, LiveFrame } from './LiveFrame';

export interface LiveSessionProps {
  sample: string;
  /** What assistive technology calls it: the second one of a page has a number. */
  label: string;
  run: number;
  onStart: () => void;
  onStop: () => void;
  onShown: (run: number) => void;
}

interface LoadedEditor {
  Editor: ComponentType<EditorProps>;
  source: LiveSource;
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

async function loadEditor(sample: string): Promise<LoadedEditor> {
  const [{ Editor }, response] = await Promise.all([
    import(/* webpackChunkName: "live-editor" */ '../editor/Editor'),
    fetch(`${location.address}${sample}.json`),
    loadSheet(`${location.address}editor.css`),
  ]);
  if (!response.ok) throw new Error(`${response.status}`);
  return { Editor, source: await response.json() };
}

/** What a sample has after the first press: its frame, and the editor of its code. */
export function LiveSession(props: LiveSessionProps): ReactNode {
  const { sample, label, run, onStart, onStop, onShown } = props;
  /** The script to run instead of the compiled sample. */
  const [script, setScript] = useState<string>();
  const [fault, setFault] = useState<FrameFault>();
  const [editor, setEditor] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed');
  const [loaded, setLoaded] = useState<LoadedEditor>();

  const toggle = () => {
    if (loaded) setEditor(editor === 'open' ? 'closed' : 'open');
    if (loaded || editor === 'busy') return;
    setEditor('busy');
    loadEditor(sample).then(
      (found) => {
        setLoaded(found);
        setEditor('open');
      },
      () => setEditor('failed'),
    );
  };
  return (
    <>
      {run > 0 && (
        <button className="button" type="button" onClick={onStop}>
          Stop
        </button>
      )}
      {(run > 0 || loaded) && (
        <button
          className="button"
          type="button"
          aria-expanded={editor === 'open'}
          aria-busy={editor === 'busy' || undefined}
          onClick={toggle}
        >
          <Icon name="pencil" />
          Edit
        </button>
      )}
      {editor === 'failed' && (
        <p role="alert">The editor could not be loaded. Press Edit to try again.</p>
      )}
      {loaded && (
        <loaded.Editor
          source={loaded.source}
          isShown={editor === 'open'}
          frameFault={fault}
          onRun={(text) => {
            setFault(undefined);
            setScript(text);
            if (run > 0 || text !== undefined) onStart();
          }}
        />
      )}
      {run > 0 && (
        <LiveFrame
          key={run}
          {...{ sample, label, script }}
          onFault={setFault}
          onShown={() => onShown(run)}
        />
      )}
    </>
  );
}
