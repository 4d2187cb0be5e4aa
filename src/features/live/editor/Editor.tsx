import { Icon } from '@site/src/components/Icon';
import { TabList } from '@site/src/components/Tabs/TabList';
import tabs from '@site/src/components/Tabs/Tabs.module.css';
import type { LiveSource } from '@site/src/lib/liveModules';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { FrameFault } from '../page/LiveFrame';
import { CodeField } from './CodeField';
import { LinkNotice } from './LinkNotice';
import { useCode } from './useCode';
import { useCopyLink } from './useCopyLink';

export interface EditorProps {
  /** The name of the compiled sample. */
  sample: string;
  source: LiveSource;
  /** The fragment of the page's address if it is a link to edited code of this sample, or nothing. */
  link: string;
  isShown: boolean;
  /** What has failed in the frame. */
  frameFault: FrameFault | undefined;
  /** Runs a compiled script in the frame. */
  onRun: (script: string) => void;
  /** Runs the sample as the page has it again. */
  onReset: () => void;
}

/** The files of a live sample that the page shows, for editing. They run in the frame, when the reader says so. */
export function Editor(props: EditorProps): ReactNode {
  const { sample, source, link, isShown, frameFault, onRun, onReset } = props;
  const id = useId();
  const { code, fault, message, linked, chosen, ...actions } = useCode({
    sample,
    source,
    link,
    frameFault,
  });
  const { status, copy, removeLink, clearStatus } = useCopyLink(sample, code);

  const run = () => {
    clearStatus();
    const script = actions.run();
    if (script !== undefined) onRun(script);
  };
  const reset = () => {
    clearStatus();
    removeLink();
    actions.reset();
    onReset();
  };
  const runWithKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  };
  const paths = Object.keys(code);
  return (
    <section
      className="live-editor"
      aria-label="Code of this sample"
      hidden={!isShown}
      onKeyDown={runWithKeys}
    >
      {linked && <LinkNotice linked={linked} />}
      <div className="live-actions">
        <button className="button primary" type="button" onClick={run}>
          <Icon name="play" />
          Run
        </button>
        <button className="button" type="button" onClick={reset}>
          Reset code
        </button>
        <button className="button" type="button" onClick={copy}>
          <Icon name="link" />
          Copy link
        </button>
        <span role="status">{status || message}</span>
      </div>
      <p id={`${id}-fault`} className="live-fault" role="alert">
        {fault && `${fault.path}, line ${fault.line}: ${fault.message}`}
      </p>
      <div className={clsx(tabs.tabs, tabs.inBlock)}>
        <TabList
          className={tabs.list}
          label="Files"
          group="live-file"
          id={id}
          labels={paths}
          chosen={chosen}
          onChoose={actions.choose}
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
              onChange={(text) => actions.change(path, text)}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-help`}>
        Tab indents. To leave the field, press Escape and then Tab. Ctrl+Enter or ⌘+Enter runs the
        code, which isn’t type-checked.
      </p>
    </section>
  );
}
