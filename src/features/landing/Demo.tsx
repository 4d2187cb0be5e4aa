import tasks from '@generated/live/default/demo.json';
import { Live } from '@site/plugins/live/ui';
import { Icon } from '@site/src/components/Icon';
import { Kind } from '@site/src/components/Kind/Kind';
import { landing } from '@site/src/site/landing';
import {
  Fragment,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import styles from './Demo.module.css';

/** One query shown by two clients: what either changes, both show. The reader can run it in the page. */
export function Demo({ children }: PropsWithChildren): ReactNode {
  return (
    <div className={styles.demo}>
      {children}
      <div className={styles.wire}>
        {landing.live.steps.map((step, index) => (
          <Fragment key={step.text}>
            {index > 0 && <Icon name="arrow-right" />}
            <div>
              {'name' in step && <Kind of={step.of}>{step.name}</Kind>} {step.text}
            </div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface DemoSampleProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

export function DemoSample({ sample }: DemoSampleProps): ReactNode {
  /** The preview's, which has room for what takes its place: nothing moves on the page of this width. */
  const [kept, setKept] = useState<{ width: number; minHeight: number }>();
  const keepHeight = ({ currentTarget }: MouseEvent) =>
    setKept((known) => known ?? { width: innerWidth, minHeight: currentTarget.clientHeight });

  useEffect(() => {
    // Browsers of phones also say so when their bars come and go.
    const release = () => setKept((known) => (known?.width === innerWidth ? known : undefined));
    addEventListener('resize', release);
    return () => removeEventListener('resize', release);
  }, []);

  return (
    <div
      className={styles.stage}
      style={{ minHeight: kept?.minHeight }}
      onClickCapture={keepHeight}
    >
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
