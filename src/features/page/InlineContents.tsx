import type { TOCItem } from '@docusaurus/mdx-loader';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContentsSearchProps } from './ContentsSearch';
import { ContentsList, contentsLevels } from './TableOfContents';
import styles from './TableOfContents.module.css';

interface InlineContentsProps {
  toc: readonly TOCItem[];
}

/**
 * The contents above an article, folded, below 1280 px; on a phone their bar stays in view. They work without
 * JavaScript; what searches them is loaded when they are opened.
 */
export function InlineContents({ toc }: InlineContentsProps): ReactNode {
  const nodes = useFilteredAndTreeifiedTOC({ toc, ...contentsLevels });
  const [List, setList] = useState<ComponentType<ContentsSearchProps>>(() => ContentsList);
  if (nodes.length === 0) return null;
  const load = () =>
    import('./ContentsSearch').then(
      ({ ContentsSearch }) => setList(() => ContentsSearch),
      () => {},
    );
  return (
    <details
      className={styles.tocInline}
      data-no-print=""
      data-markdown-ignore=""
      onToggle={load}
      // It may have been opened before hydration.
      ref={(details) => {
        if (details?.open) load();
      }}
    >
      <summary>
        On this page
        <Icon name="chevron-down" />
      </summary>
      <div>
        <List nodes={nodes} />
      </div>
    </details>
  );
}
