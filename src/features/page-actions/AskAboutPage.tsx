import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Icon } from '@site/src/components/Icon';
import { hasAskAi, openAskAi, prepareAskAi } from '@site/src/features/ask-ai';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './PageMenu.module.css';

/** The entry of the menu that opens Ask AI for questions about the page. */
export function AskAboutPage(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const [hasFailed, setFailed] = useState(false);
  if (!hasAskAi()) return null;
  const ask = ({ currentTarget }: MouseEvent) => {
    const menu = currentTarget.closest<HTMLElement>('[popover]');
    // First, so that closing Ask AI restores the focus to the button of the menu.
    menu?.hidePopover();
    openAskAi(undefined, { title, path: permalink }).then(
      () => setFailed(false),
      () => {
        setFailed(true);
        menu?.showPopover();
      },
    );
  };
  return (
    <button
      className={styles.ask}
      type="button"
      onPointerEnter={prepareAskAi}
      onFocus={prepareAskAi}
      onClick={ask}
    >
      {hasFailed ? 'Ask AI did not load: try again' : 'Ask AI about this page'}
      <Icon name="sparkles" />
    </button>
  );
}
