import { TabList } from '@site/src/components/Tabs/TabList';
import tabs from '@site/src/components/Tabs/Tabs.module.css';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { compile, type Fault } from '../engine/compile';
import type { LiveSource } from '../engine/liveModules';
import { CodeField } from './CodeField';

interface EditorProps {
  source: LiveSource;
  isShown: boolean;
  frameFault: Pick<Fault, 'message'> | undefined;
  /** Runs a compiled script in the frame; without one, the sample as the page has it. */
  onRun: (script: string | undefined) => void;
}

/** How long after the last key the code runs. */
const pauseMs = 500;

const shownCode = ({ files }: LiveSource): Readonly<Record<string, string>> =>
  Object.fromEntries(files.filter(({ isShown }) => isShown).map(({ path, code }) => [path, code]));

/** The files of a live sample that the page shows, for editing. They run in the frame when the reader stops typing. */
export function Editor({ source, isShown, frameFault, onRun }: EditorProps): ReactNode {
  const id = useId();
  const [original] = useState(() => shownCode(source));
  const [code, setCode] = useState(original);
  const paths = Object.keys(original);
  const [chosen, setChosen] = useState(paths[0] ?? '');
  const [fault, setFault] = useState<Pick<Fault, 'message'> & Partial<Fault>>();
  const [status, setStatus] = useState('');

  const run = () => {
    const files = source.files.map((file) => ({ ...file, code: code[file.path] ?? file.code }));
    const result = compile({ ...source, files });
    if (typeof result !== 'string') {
      setFault(result);
      setStatus('Your code has a mistake, so it doesn’t run.');
      return;
    }
    setFault(undefined);
    setStatus('Your code is running.');
    onRun(result);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an edit runs the code
  useEffect(() => {
    if (code === original) return;
    const timer = setTimeout(run, pauseMs);
    return () => clearTimeout(timer);
  }, [code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error belongs to the code that ran when it came
  useEffect(() => {
    if (!frameFault || code === original) return;
    setStatus('Your code runs, with an error.');
    setFault(frameFault);
  }, [frameFault]);

  const reset = () => {
    setCode(original);
    setFault(undefined);
    setStatus('This is the code of the page again.');
    onRun(undefined);
  };
  return (
    <section className="live-editor" aria-label="Code of this sample" hidden={!isShown}>
      <div className="live-actions">
        <button className="button" type="button" onClick={reset}>
          Reset code
        </button>
        <span role="status">{status}</span>
      </div>
      <p id={`${id}-fault`} className="live-fault" role="alert">
        {fault?.path && `${fault.path}, line ${fault.line}: `}
        {fault?.message}
      </p>
      <div className={clsx(tabs.tabs, tabs.inBlock)}>
        <TabList
          className={tabs.list}
          label="Files"
          group="live-file"
          id={id}
          labels={paths}
          chosen={chosen}
          onChoose={setChosen}
        />
        {paths.map((path, index) => (
          <div
            key={path}
            role="tabpanel"
            id={`${id}-${index}-panel`}
            aria-labelledby={`${id}-${index}`}
            hidden={path !== chosen}
          >
            <CodeField
              path={path}
              code={code[path] ?? ''}
              faultLine={fault?.path === path ? fault.line : undefined}
              describedBy={fault?.path === path ? `${id}-fault ${id}-help` : `${id}-help`}
              onChange={(text) => {
                setCode({ ...code, [path]: text });
                setStatus('Edited.');
              }}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-help`}>
        Your code runs when you stop typing. Types aren’t checked. Tab indents; to leave the field,
        press Escape and then Tab.
      </p>
    </section>
  );
}
