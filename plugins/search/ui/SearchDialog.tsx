import { prepareAskAi } from '@site/plugins/ask-ai';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchSources } from '../sources/create';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  sources: SearchSources;
}

/**
 * The modal dialog: traps the focus, returns it, and locks the page. Closing resets the query. Its content is
 * rendered before it is opened, so opening only has to show it.
 */
export function SearchDialog({ isOpen, onClose, sources }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [closings, setClosings] = useState(0);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const { documentElement: root } = document;
    // The page doesn't scroll under the dialog (base.css); this compensates for the missing scrollbar. Not a custom
    // property, which the whole page would inherit.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    element?.showModal();
    return () => {
      element?.close();
      root.style.paddingInlineEnd = '';
      setClosings((count) => count + 1);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) prepareAskAi();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog
      className={styles.search}
      aria-label="Search"
      // A translator replaces nodes of the list, which React could then not remove.
      translate="no"
      ref={dialog}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <SearchPanel key={closings} sources={sources} onClose={onClose} />
    </dialog>
  );
}
