import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './Article.module.css';
import { InlineContents } from './InlineContents';

interface PageBodyProps {
  children?: ReactNode;
}

/** The article, with the folded contents above it where there is no room beside it. */
export function PageBody({ children }: PageBodyProps): ReactNode {
  const { toc } = useDoc();
  return (
    <>
      <InlineContents toc={toc} />
      <article className={styles.article}>{children}</article>
    </>
  );
}
