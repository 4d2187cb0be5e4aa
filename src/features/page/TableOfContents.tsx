import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { type TOCTreeNode, useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import { useDismiss } from '@site/src/components/useDismiss';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './TableOfContents.module.css';

/** How far below the top of the window a heading counts as reached, in pixels: the navbar and a line. */
const reach = 120;

function idsOf(nodes: readonly TOCTreeNode[]): string[] {
  return nodes.flatMap((node) => [node.id, ...idsOf(node.children)]);
}

function headingAtTop(ids: readonly string[]): string | undefined {
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  // What is below the last screen never comes to its top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  return (isAtEnd ? ids : reached).at(-1) ?? ids[0];
}

/** The section that the address names, which an inline script marks before the application runs, or the first one. */
function firstActive(nodes: readonly TOCTreeNode[]): string | undefined {
  const named = typeof location === 'undefined' ? '' : location.hash.slice(1);
  return idsOf(nodes).includes(named) ? named : nodes[0]?.id;
}

/** The id of the last heading that has been reached, or else of the first one. At the end of the page, all have been. */
export function useActiveHeading(nodes: readonly TOCTreeNode[]): string | undefined {
  const [active, setActive] = useState(() => firstActive(nodes));

  useEffect(() => {
    const ids = idsOf(nodes);
    if (ids.length === 0) return undefined;
    const update = () => setActive(headingAtTop(ids));
    update();
    document.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [nodes]);

  return active;
}

interface ContentsListProps {
  nodes: readonly TOCTreeNode[];
  /** Id of the heading the reader is at. */
  active?: string;
}

function ContentsList({ nodes, active }: ContentsListProps): ReactNode {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the heading's own HTML, made when building
            dangerouslySetInnerHTML={{ __html: value }}
          />
          <ContentsList nodes={children} active={active} />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list, not the page, to the heading that the reader is at. */
function useCurrentInView(box: RefObject<HTMLElement | null>, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is the reason to scroll
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]');
    // A reader who walks through the list by keyboard must not lose the focused entry.
    if (box.current?.querySelector(':focus-visible')) return;
    if (box.current && link) box.current.scrollTop = link.offsetTop - box.current.clientHeight / 2;
  }, [active]);
}

const contentsLevels = { minHeadingLevel: 2, maxHeadingLevel: 3 } as const;

interface TableOfContentsProps {
  toc: readonly TOCItem[];
}

/** The table of contents next to an article, from 1280 px; the current heading is highlighted. */
export function TableOfContents({ toc }: TableOfContentsProps): ReactNode {
  const { toc_max_heading_level: own = contentsLevels.maxHeadingLevel } = useDoc().frontMatter;
  // The page of errors has a heading for each message: its rail lists topics. The folded contents list all.
  const nodes = useFilteredAndTreeifiedTOC({ toc, ...contentsLevels, maxHeadingLevel: own });
  const active = useActiveHeading(nodes);
  const box = useRef<HTMLElement>(null);
  useCurrentInView(box, active);

  if (nodes.length === 0) return null;
  return (
    <aside className={styles.toc} aria-label="On this page" data-no-print="" ref={box}>
      <p className={styles.title}>On this page</p>
      <ContentsList nodes={nodes} active={active} />
    </aside>
  );
}

const none: readonly TOCTreeNode[] = [];

/**
 * The contents above an article, folded, below 1280 px; on a phone their bar stays in view. They work without
 * JavaScript; with it, they show where the reader is, and close on a choice, Escape and a press elsewhere.
 */
export function InlineContents({ toc }: TableOfContentsProps): ReactNode {
  const nodes = useFilteredAndTreeifiedTOC({ toc, ...contentsLevels });
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const active = useActiveHeading(isOpen ? nodes : none);
  useCurrentInView(list, isOpen ? active : undefined);
  useDismiss(details);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);

  const close = ({ target }: MouseEvent) => {
    if (details.current && (target as Element).closest('a')) details.current.open = false;
  };
  if (nodes.length === 0) return null;
  return (
    <details
      className={styles.tocInline}
      data-no-print=""
      data-markdown-ignore=""
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        On this page
        <Icon name="chevron-down" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link is also clicked by key */}
      <div ref={list} onClick={close}>
        <ContentsList nodes={nodes} active={isOpen ? active : undefined} />
      </div>
    </details>
  );
}
