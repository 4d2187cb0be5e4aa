import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import styles from './PageEnd.module.css';
import { Pager } from './Pager';

/** Dates are the same for the server and every reader: UTC, American spelling. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** After the article: edit link and date, then the pages before and after. */
export function PageEnd(): ReactNode {
  const { metadata } = useDoc();
  const { editUrl, lastUpdatedAt } = metadata;
  return (
    <div className={styles.pageEnd} data-no-print="">
      <div className={styles.pageMeta}>
        {editUrl && (
          <a href={editUrl}>
            <Icon name="pencil" />
            Edit this page
          </a>
        )}
        {typeof lastUpdatedAt === 'number' && (
          <span>
            Last updated on{' '}
            <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
              {dateFormat.format(lastUpdatedAt)}
            </time>
          </span>
        )}
      </div>
      <Pager previous={metadata.previous} next={metadata.next} />
    </div>
  );
}
