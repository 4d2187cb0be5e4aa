import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFeedback } from '@generated/analytics/default/feedback';
import { Icon } from '@site/src/components/Icon';
import { issueUrl } from '@site/src/features/feedback';
import type { ReactNode } from 'react';
import { longDate } from './longDate';
import styles from './PageEnd.module.css';
import { Pager } from './Pager';

/** After the article: feedback, edit link and date, then the pages before and after. */
export function PageEnd(): ReactNode {
  const { metadata } = useDoc();
  const { editUrl, lastUpdatedAt, permalink } = metadata;
  const report = (
    <a href={issueUrl(metadata.title, permalink)}>
      <Icon name="message-circle" />
      Report a problem with this page
    </a>
  );
  return (
    <div className={styles.pageEnd} data-no-print="" data-markdown-ignore="">
      <div className={styles.pageMeta}>
        <div className={styles.feedback}>
          {PageFeedback ? <PageFeedback path={permalink}>{report}</PageFeedback> : report}
        </div>
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
              {longDate(lastUpdatedAt)}
            </time>
          </span>
        )}
      </div>
      <Pager previous={metadata.previous} next={metadata.next} />
    </div>
  );
}
