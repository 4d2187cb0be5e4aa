import { Live } from '@site/src/features/live';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './Demo.module.css';

interface DemoSampleProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/** What `convex/seed.ts` of the demo writes, with the newest first, as the Data tab shows it. */
const tasks = [
  { text: 'Print the menus', done: false },
  { text: 'Invite the band', done: false },
  { text: 'Order the cake', done: true },
  { text: 'Book the venue', done: false },
];

/** The demo's sample, with a picture of its windows and data until the reader runs it. */
export function DemoSample({ sample }: DemoSampleProps): ReactNode {
  /** The picture's, which has room for what takes its place: nothing moves on the page. */
  const [minHeight, setMinHeight] = useState<number>();
  const keepHeight = ({ currentTarget }: MouseEvent) =>
    setMinHeight((known) => known ?? currentTarget.clientHeight);

  return (
    <div className={styles.stage} style={{ minHeight }} onClickCapture={keepHeight}>
      <Live sample={sample} />
      <div className={styles.data} inert aria-hidden="true" data-markdown-ignore="">
        <div className="windows">
          <div>
            <p>Data</p>
            <ul className="app">
              {tasks.map(({ text, done }) => (
                <li key={text}>
                  {text}
                  <code>{String(done)}</code>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
