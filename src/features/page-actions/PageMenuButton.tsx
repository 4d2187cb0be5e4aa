import { Icon } from '@site/src/components/Icon';
import { type ComponentType, type ReactNode, useState } from 'react';
import styles from './PageActions.module.css';

interface PageMenuButtonProps {
  /** Path of the page's Markdown copy. */
  markdown: string;
}

const Failed = () => 'The menu could not be loaded. Check your connection and open it again.';

/** Opens the menu of assistants, a native popover; its contents are loaded at the first press, not before. */
export function PageMenuButton({ markdown }: PageMenuButtonProps): ReactNode {
  const [Menu, setMenu] = useState<ComponentType<PageMenuButtonProps>>();
  const load = () =>
    import('./PageMenu').then(
      ({ PageMenu }) => setMenu(() => PageMenu),
      () => setMenu(() => Failed),
    );
  return (
    <>
      <button className={styles.action} type="button" popoverTarget="page-menu" onClick={load}>
        <Icon name="message-circle" />
        Open in assistant
        <Icon name="chevron-down" />
      </button>
      <div className={styles.menu} id="page-menu" popover="auto">
        {Menu && <Menu markdown={markdown} />}
      </div>
    </>
  );
}
