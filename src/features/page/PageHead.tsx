import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { CopyPage } from '@site/src/features/page-actions';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The lead: the page's first paragraph. */
  children?: ReactNode;
}

/** Where the page stands, what it is called, what it says in one sentence, and what one can do with it. */
export function PageHead({ children }: PageHeadProps): ReactNode {
  const { metadata } = useDoc();
  return (
    <header className={styles.pageHead}>
      <Breadcrumbs />
      <h1>{metadata.title}</h1>
      <div className={styles.lead}>{children}</div>
      <div className={styles.actions} data-no-print="">
        <CopyPage />
      </div>
    </header>
  );
}
