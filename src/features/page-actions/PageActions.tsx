import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { useCopy } from '@site/src/features/code';
import { markdownPath, routeOf } from '@site/src/lib/routes';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import styles from './PageActions.module.css';

interface MarkdownProps {
  /** The address of the page's Markdown copy. */
  markdown: string;
}

const Failed = () => 'The menu could not be loaded. Check your connection and open it again.';

/** Opens the menu of assistants, a native popover; its contents are loaded at the first press, not before. */
function PageMenuButton({ markdown }: MarkdownProps): ReactNode {
  const [Menu, setMenu] = useState<ComponentType<MarkdownProps>>();
  const menu = useRef<HTMLDivElement>(null);
  const open = ({ currentTarget }: MouseEvent) => {
    // Below the button. It scrolls with the page, and the style sheet keeps it within the window.
    const { left, bottom } = currentTarget.getBoundingClientRect();
    menu.current?.style.setProperty('--left', `${left + scrollX}px`);
    menu.current?.style.setProperty('top', `${bottom + scrollY}px`);
    import('./PageMenu').then(
      ({ PageMenu }) => setMenu(() => PageMenu),
      () => setMenu(() => Failed),
    );
  };
  return (
    <>
      <button className={styles.action} type="button" popoverTarget="page-menu" onClick={open}>
        <Icon name="message-circle" />
        Open in assistant
        <Icon name="chevron-down" />
      </button>
      <div className={styles.menu} id="page-menu" popover="auto" ref={menu}>
        {Menu && <Menu markdown={markdown} />}
      </div>
    </>
  );
}

/** Copies the page as Markdown, samples included; the file is fetched at the click, not before. */
function CopyPage({ markdown }: MarkdownProps): ReactNode {
  const getText = useCallback(async () => {
    const response = await fetch(markdown);
    if (!response.ok) throw new Error(`${markdown} returned status ${response.status}.`);
    return response.text();
  }, [markdown]);
  const { icon, message, copy } = useCopy(getText);
  return (
    <button className={styles.action} type="button" onClick={copy}>
      <Icon name={icon} />
      <span aria-live="polite">{message || 'Copy page'}</span>
    </button>
  );
}

/** What a reader can do with the page as a whole: copy it, read it as Markdown, ask an assistant about it. */
export function PageActions(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const markdown = useBaseUrl(markdownPath(routeOf(permalink, baseUrl)));
  return (
    <>
      <CopyPage markdown={markdown} />
      <a className={styles.action} href={markdown}>
        <Icon name="file-text" />
        View as Markdown
      </a>
      <PageMenuButton markdown={markdown} />
    </>
  );
}
