import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';

/** Opens the assistant. Hidden until there is one: never a dead control. */
export function AskButton(): ReactNode {
  return (
    <button className="ask-button" type="button" hidden>
      <Icon name="sparkles" />
      Ask AI
    </button>
  );
}
