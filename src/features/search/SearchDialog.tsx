import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel';
import type { SearchSources } from './sources/create';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  sources: SearchSources;
}

/** The modal dialog: keeps the focus in, gives it back, and holds the page still. Closing forgets the query. */
export function SearchDialog({ isOpen, onClose, sources }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    const { documentElement: root } = document;
    // The page stands still under the dialog (base.css); this is the room of the scrollbar that goes.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element?.showModal();
    return () => {
      element?.close();
      root.style.removeProperty('--scrollbar');
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog
      className={styles.search}
      aria-label="Search"
      ref={dialog}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && <SearchPanel sources={sources} onClose={onClose} />}
    </dialog>
  );
}
