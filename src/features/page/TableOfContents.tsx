import type { TOCItem } from '@docusaurus/mdx-loader';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { type ReactNode, useEffect, useRef } from 'react';
import { ContentsList } from './ContentsList';
import { contentsLevels } from './contentsLevels';
import styles from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface TableOfContentsProps {
  toc: readonly TOCItem[];
}

/** The table of contents next to an article, from 1280 px; the current heading is highlighted. */
export function TableOfContents({ toc }: TableOfContentsProps): ReactNode {
  const { toc_max_heading_level: own } = useDoc().frontMatter;
  const { minHeadingLevel, maxHeadingLevel } = contentsLevels;
  // The page of errors has a heading for each message: its rail lists topics. The folded contents, which can be searched, list all.
  const nodes = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel,
    maxHeadingLevel: own ?? maxHeadingLevel,
  });
  const active = useActiveHeading(nodes);
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is the reason to scroll
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]');
    // A reader who walks through the list by keyboard must not lose the focused entry.
    if (box.current?.querySelector(':focus-visible')) return;
    if (box.current && link) box.current.scrollTop = link.offsetTop - box.current.clientHeight / 2;
  }, [active]);

  if (nodes.length === 0) return null;
  return (
    <aside className={styles.toc} aria-label="On this page" data-no-print="" ref={box}>
      <p className={styles.title}>On this page</p>
      <ContentsList nodes={nodes} active={active} />
    </aside>
  );
}
