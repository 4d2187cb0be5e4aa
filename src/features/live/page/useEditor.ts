import location from '@generated/live-samples/default/location.json';
import type { LiveSource } from '@site/src/lib/liveModules';
import { type ComponentType, useCallback, useState } from 'react';
import type { EditorProps } from '../editor/Editor';

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

/** Loads the editor and the sources of a sample when they are first needed. */
export function useEditor(sample: string) {
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed');
  const [loaded, setLoaded] = useState<LoadedEditor>();

  const open = useCallback(() => {
    setState('busy');
    loadEditor(sample).then(
      (editor) => {
        setLoaded((known) => known ?? editor);
        setState('open');
      },
      () => setState('failed'),
    );
  }, [sample]);
  const toggle = () => {
    if (loaded) setState(state === 'open' ? 'closed' : 'open');
    else if (state !== 'busy') open();
  };
  return { state, loaded, open, toggle };
}
