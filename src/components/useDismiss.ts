import { type RefObject, useEffect } from 'react';

/** Closes a `<details>` on a press outside of it, and on Escape, which returns the focus to its summary. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, isActive = true): void {
  useEffect(() => {
    const dismiss = (event: Event) => {
      const element = details.current;
      if (!isActive || !element?.open) return;
      const isInside = element.contains(event.target as Node);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event.type === 'pointerdown' ? isInside : !isInside || !isEscape) return;
      element.open = false;
      if (isEscape) element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, [details, isActive]);
}
