import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { breadcrumbTrail } from './breadcrumbTrail';
import styles from './PageHead.module.css';
import { StructuredData } from './StructuredData';

/** The path from the landing page to the page; the overview has none. */
export function Breadcrumbs(): ReactNode {
  const trail = breadcrumbTrail(useSidebarBreadcrumbs() ?? []);
  const isOverview = trail[0]?.href === undefined || trail[0].href.endsWith('/home');
  return (
    <>
      <StructuredData trail={trail} />
      {!isOverview && (
        <nav aria-label="Breadcrumbs">
          <ol className={styles.breadcrumbs}>
            <li>
              <Link to="/">Home</Link>
            </li>
            {trail.map((item, index) => (
              <li key={item.label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {index < trail.length - 1 && item.href !== undefined ? (
                  <Link to={item.href}>{item.label}</Link>
                ) : (
                  item.label
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
