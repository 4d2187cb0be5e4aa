import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { launchClass, openAskAi, prepareAskAi } from './openAskAi';

/** Opens the assistant; shown as busy while it loads. */
export function AskButton(): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = () => {
    setState('busy');
    openAskAi().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <button
      className={clsx('ask-button', launchClass)}
      type="button"
      aria-busy={state === 'busy' || undefined}
      onPointerEnter={prepareAskAi}
      onFocus={prepareAskAi}
      onClick={open}
    >
      <Icon name="sparkles" />
      {state === 'failed' ? 'Try again' : 'Ask AI'}
    </button>
  );
}
