import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './Layout.module.css';
import { PageEnd } from './PageEnd';
import { TableOfContents } from './TableOfContents';

interface DocPageProps {
  /** The compiled MDX: a `PageHead`, the facts if there are any, and a `PageBody`. */
  children: ReactNode;
}

/** A page of the docs: the article, its footer, and the table of contents next to it. */
export function DocPage({ children }: DocPageProps): ReactNode {
  const { toc } = useDoc();
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <div className={styles.column}>
        {children}
        <PageEnd />
      </div>
      <TableOfContents toc={toc} />
    </main>
  );
}
