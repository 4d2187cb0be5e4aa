import { Icon } from '@site/src/components/Icon';
import { useLazy } from '@site/src/components/useLazy';
import type { HttpFormOperation } from '@site/src/lib/http';
import { type ReactNode, useId, useState } from 'react';
import styles from './TryIt.module.css';

interface TryItProps {
  operation: HttpFormOperation;
}

/** Opens a form that sends the operation from the reader's browser; only the button is part of the page. */
export function TryIt({ operation }: TryItProps): ReactNode {
  const id = useId();
  const { state, value: form, load } = useLazy(() => import('./TryForm'));
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    load();
    setOpen(!form || !isOpen);
  };
  return (
    <section className={styles.tryIt} data-block="" data-no-print="" data-needs-script="">
      <h3 className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen && form !== undefined}
          aria-controls={`${id}-form`}
          aria-busy={state === 'busy' || undefined}
          data-opens-input=""
          onClick={toggle}
        >
          <Icon name="play" />
          {state === 'failed' ? 'Try again' : 'Try it'}
          <span className="badge">Sends a real request</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </h3>
      <div id={`${id}-form`} hidden={!isOpen}>
        {form && <form.TryForm operation={operation} />}
      </div>
    </section>
  );
}
