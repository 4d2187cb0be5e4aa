import { Icon } from '@site/src/components/Icon';
import type { HttpFormOperation } from '@site/src/lib/httpOperation';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import styles from './TryIt.module.css';

interface TryItProps {
  operation: HttpFormOperation;
}

/** Opens a form that sends the operation from the reader's browser; only the button is part of the page. */
export function TryIt({ operation }: TryItProps): ReactNode {
  const id = useId();
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed');
  const [Form, setForm] = useState<ComponentType<TryItProps>>();
  const toggle = () => {
    if (state === 'busy') return;
    if (Form) return setState(state === 'open' ? 'closed' : 'open');
    setState('busy');
    import('./TryForm').then(
      ({ TryForm }) => {
        setForm(() => TryForm);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return (
    <section className={styles.tryIt} data-block="" data-no-print="" data-needs-script="">
      <h3 className={styles.head}>
        <button
          type="button"
          aria-expanded={state === 'open'}
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
      <div id={`${id}-form`} hidden={state !== 'open'}>
        {Form && <Form operation={operation} />}
      </div>
    </section>
  );
}
