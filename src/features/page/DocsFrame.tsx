import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { Sidebar } from '@site/src/features/sidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Layout.module.css';

interface DocsFrameProps {
  children: ReactNode;
}

/** A page of the docs with its sidebar, if it has one. */
export function DocsFrame({ children }: DocsFrameProps): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={clsx(styles.page, !sidebar && styles.alone)}>
      {sidebar && <Sidebar items={sidebar.items} />}
      {children}
    </div>
  );
}
