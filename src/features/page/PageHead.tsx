import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageActions } from '@site/src/features/page-actions';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The lead: the page's first paragraph. */
  children?: ReactNode;
}

/** Breadcrumbs, title, lead and page actions. */
export function PageHead({ children }: PageHeadProps): ReactNode {
  const { metadata } = useDoc();
  return (
    <header className={styles.pageHead}>
      <Breadcrumbs />
      <h1>{metadata.title}</h1>
      <div className={styles.lead}>{children}</div>
      <div className={styles.actions} data-no-print="" data-markdown-ignore="">
        <PageActions />
      </div>
    </header>
  );
}
