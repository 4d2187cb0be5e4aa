import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { Sidebar } from '@site/src/features/sidebar';
import clsx from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import articleStyles from './Article.module.css';
import styles from './Layout.module.css';
import { PageEnd } from './PageEnd';
import { InlineContents, TableOfContents } from './TableOfContents';

export function DocsFrame({ children }: PropsWithChildren): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={clsx(styles.page, !sidebar && styles.alone)}>
      {sidebar && <Sidebar items={sidebar.items} />}
      {children}
    </div>
  );
}

/** The article, with the folded table of contents above it on narrow screens. */
export function PageBody({ children }: PropsWithChildren): ReactNode {
  const { toc } = useDoc();
  return (
    <>
      <InlineContents toc={toc} />
      <article className={articleStyles.article}>{children}</article>
    </>
  );
}

/**
 * A page of the docs: the article, its footer, and the table of contents next to it. Its content is compiled MDX: a
 * `PageHead`, the facts if there are any, and a `PageBody`.
 */
export function DocPage({ children }: PropsWithChildren): ReactNode {
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
