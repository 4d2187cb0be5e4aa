import { type ComponentType, type ReactNode, useId, useState } from 'react';

/** Opens a form that sums a bill; only the button is part of the page. */
export function BillCalculator(): ReactNode {
  const id = useId();
  const [state, setState] = useState<'closed' | 'busy' | 'failed' | 'open'>('closed');
  const [Form, setForm] = useState<ComponentType>();
  const toggle = () => {
    if (state === 'busy') return;
    if (Form) return setState(state === 'open' ? 'closed' : 'open');
    setState('busy');
    import('./calculator/BillForm').then(
      ({ BillForm }) => {
        setForm(() => BillForm);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return (
    <section aria-label="Bill calculator" data-block="" data-no-print="" data-needs-script="">
      <button
        className="button"
        type="button"
        aria-expanded={state === 'open'}
        aria-controls={`${id}-form`}
        aria-busy={state === 'busy' || undefined}
        onClick={toggle}
      >
        {state === 'failed' ? 'Try again' : 'Calculate your bill'}
      </button>
      <div id={`${id}-form`} hidden={state !== 'open'}>
        {Form && <Form />}
      </div>
    </section>
  );
}
