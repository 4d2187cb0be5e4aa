import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/article/Icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { ColorModeButton } from './ColorModeButton';
import styles from './MobileMenu.module.css';
import { NavbarItems } from './NavbarItems';

/**
 * The phone's menu, a modal dialog with two panels: the docs' sidebar first where the page has one, and the
 * navbar's own links behind 'Back to main menu' at its foot. It opens at the page that is being read.
 */
export function MobileMenu(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const docs = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!shown) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    dialog.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
  }, [shown]);

  if (!shouldRender) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes a dialog by itself
    <dialog
      className={styles.drawer}
      aria-label="Menu"
      ref={dialog}
      onClose={() => shown && toggle()}
      onClick={(event) => event.target === dialog.current && toggle()}
    >
      <div className={styles.head}>
        <span>Menu</span>
        <button className="icon-button" type="button" aria-label="Close the menu" onClick={toggle}>
          <Icon name="x" />
        </button>
      </div>
      {docs.shown ? (
        docs.content
      ) : (
        <nav className={styles.primary} aria-label="Main menu">
          <NavbarItems position="right" mobile />
        </nav>
      )}
      <div className={styles.foot}>
        {docs.shown && (
          <button className={styles.back} type="button" onClick={docs.hide}>
            ← Back to main menu
          </button>
        )}
        <ColorModeButton />
        <NavbarItems position="right" type="custom-icon" />
      </div>
    </dialog>
  );
}
