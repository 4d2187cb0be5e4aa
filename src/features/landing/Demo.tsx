import { Icon } from '@site/src/components/Icon';
import { Kind } from '@site/src/components/Kind/Kind';
import { landing } from '@site/src/site/landing';
import { Fragment, type ReactNode } from 'react';
import styles from './Demo.module.css';

interface DemoProps {
  children: ReactNode;
}

/** One query shown by two clients: what either changes, both show. The reader can run it in the page. */
export function Demo({ children }: DemoProps): ReactNode {
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
