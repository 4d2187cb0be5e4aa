import { type RefObject, useEffect } from 'react';

/** Up to here the panel takes the whole screen; the same in AskPanel.module.css. */
const narrow = '(max-width: 996px)';

/** Whether the panel takes the whole screen: then it is modal, and a page that it leads to shows only without it. */
export function coversPage(): boolean {
  return matchMedia(narrow).matches;
}

/** Shows and closes the dialog: beside the page, or modal where it takes the whole screen. */
export function usePanelMode(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const query = matchMedia(narrow);
    const show = () => {
      element.close();
      if (query.matches) element.showModal();
      else element.show();
      element.querySelector('input')?.focus();
    };
    show();
    query.addEventListener('change', show);
    return () => {
      query.removeEventListener('change', show);
      element.close();
    };
  }, [dialog, isOpen]);
}
