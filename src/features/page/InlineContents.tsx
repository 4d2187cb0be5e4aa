import type { TOCItem } from '@docusaurus/mdx-loader';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import { ContentsList } from './ContentsList';
import { contentsLevels } from './contentsLevels';
import styles from './TableOfContents.module.css';

interface InlineContentsProps {
  toc: readonly TOCItem[];
}

/** The contents above an article, folded, below 1280 px; works without JavaScript. */
export function InlineContents({ toc }: InlineContentsProps): ReactNode {
  const nodes = useFilteredAndTreeifiedTOC({ toc, ...contentsLevels });
  if (nodes.length === 0) return null;
  return (
    <details className={styles.tocInline} data-no-print="">
      <summary>
        On this page
        <Icon name="chevron-down" />
      </summary>
      <ContentsList nodes={nodes} />
    </details>
  );
}
