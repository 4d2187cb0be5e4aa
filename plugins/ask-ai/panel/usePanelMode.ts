import { type RefObject, useEffect } from 'react';

/** Up to this width the panel fills the screen; keep it in sync with AskPanel.module.css. */
const narrow = '(max-width: 996px)';

/** Whether the panel fills the screen: then it is modal, and it must close to show a page that it links to. */
export function coversPage(): boolean {
  return matchMedia(narrow).matches;
}

/**
 * Shows and closes the dialog: next to the page, or modal if it fills the screen. While another dialog is
 * modal, such as search, opening and a change of the window's width wait until that has closed: they would take the
 * focus from it, and in Chromium Escape too.
 */
export function usePanelMode(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const query = matchMedia(narrow);
    const stop = new AbortController();
    const { signal } = stop;
    const show = () => {
      const above = document.querySelector('dialog:modal:not([data-ask-panel])');
      if (above) {
        above.addEventListener('close', show, { once: true, signal });
        return;
      }
      element.close();
      if (query.matches) element.showModal();
      else element.show();
      element.querySelector('input')?.focus();
    };
    show();
    query.addEventListener('change', show, { signal });
    return () => {
      stop.abort();
      element.close();
    };
  }, [dialog, isOpen]);
}
