import { Live } from '@site/src/features/live';
import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface DemoSampleProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/** What `convex/seed.ts` of the demo writes. */
const tasks = [
  { text: 'Book the venue', done: false },
  { text: 'Order the cake', done: true },
  { text: 'Invite the band', done: false },
  { text: 'Print the menus', done: false },
];

const windows = ['Window 1', 'Window 2'];

/** The demo's sample, and a picture of it until the reader runs it. */
export function DemoSample({ sample }: DemoSampleProps): ReactNode {
  return (
    <div className={styles.stage}>
      <Live sample={sample}>
        <div
          className={styles.picture}
          role="img"
          aria-label="Two windows with the same four tasks, and the table that has them"
        >
          {windows.map((name) => (
            <div key={name}>
              <div className={styles.bar}>{name}</div>
              {tasks.map(({ text, done }) => (
                <div key={text} className={styles.task} data-done={done || undefined}>
                  {text}
                </div>
              ))}
            </div>
          ))}
          <div>
            <div className={styles.bar}>tasks ({tasks.length})</div>
            {tasks.map(({ text, done }) => (
              <code key={text}>
                {text}, {String(done)}
              </code>
            ))}
          </div>
        </div>
      </Live>
    </div>
  );
}
