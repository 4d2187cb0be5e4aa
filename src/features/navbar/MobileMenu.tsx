import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ColorModeButton } from './ColorModeButton';
import type { DocsTreeProps } from './DocsTree';
import styles from './MobileMenu.module.css';

interface NavbarItemsProps {
  position: 'left' | 'right';
  mobile?: boolean;
  type?: string;
}

function failure(item: NavbarItemConfig, cause: Error): Error {
  const config = JSON.stringify(item, null, 2);
  return new Error(
    `A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n${config}`,
    { cause },
  );
}

export function NavbarItems({ position, mobile, type }: NavbarItemsProps): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return items
    .filter((item) => (item.position ?? 'right') === position && (!type || item.type === type))
    .map((item) => (
      <ErrorCauseBoundary key={JSON.stringify(item)} onError={(error) => failure(item, error)}>
        <NavbarItem {...item} mobile={mobile} />
      </ErrorCauseBoundary>
    ));
}

/**
 * The phone's menu, a modal dialog with two panels: the docs first, and the navbar's own links behind 'Back to main menu'
 * at its foot. It opens at the page that is being read. Where the page has no sidebar, the docs load when it opens.
 */
export function MobileMenu(): ReactNode {
  const { shouldRender, shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const [isMain, setMain] = useState(false);
  const [Tree, setTree] = useState<ComponentType<DocsTreeProps>>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!shown) {
      dialog.current?.close();
      setMain(false);
      return;
    }
    dialog.current?.showModal();
    dialog.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
  }, [shown]);

  const needsTree = shown && !isMain && !content && !Tree;
  useEffect(() => {
    if (!needsTree) return;
    import('./DocsTree').then(
      ({ DocsTree }) => setTree(() => DocsTree),
      () => setMain(true),
    );
  }, [needsTree]);

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
      {isMain ? (
        <nav className={styles.primary} aria-label="Main menu">
          <NavbarItems position="right" mobile />
        </nav>
      ) : (
        (content ?? (Tree && <Tree onNavigate={toggle} />))
      )}
      <div className={styles.foot}>
        <button className={styles.back} type="button" onClick={() => setMain(!isMain)}>
          {isMain ? 'Docs →' : '← Back to main menu'}
        </button>
        <ColorModeButton />
        {!isMain && <NavbarItems position="right" type="custom-icon" />}
      </div>
    </dialog>
  );
}
