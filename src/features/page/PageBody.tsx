import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './Article.module.css';
import { InlineContents } from './InlineContents';

interface PageBodyProps {
  children?: ReactNode;
}

/** The article, with the folded table of contents above it on narrow screens. */
export function PageBody({ children }: PageBodyProps): ReactNode {
  const { toc } = useDoc();
  return (
    <>
      <InlineContents toc={toc} />
      <article className={styles.article}>{children}</article>
    </>
  );
}
