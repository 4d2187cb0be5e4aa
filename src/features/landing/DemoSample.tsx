import { Live } from '@site/src/features/live';
import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface DemoSampleProps {
  /** The name of the compiled sample, which a remark plugin adds. */
  sample: string;
}

/** The demo's sample, with a picture of it until the reader runs it. */
export function DemoSample({ sample }: DemoSampleProps): ReactNode {
  return (
    <div className={styles.stage}>
      <Live sample={sample} />
    </div>
  );
}
