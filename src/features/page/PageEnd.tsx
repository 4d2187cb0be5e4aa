import Link from '@docusaurus/Link';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFeedback } from '@generated/services/default/feedback';
import { Icon } from '@site/src/components/Icon';
import { issueUrl } from '@site/src/site/links';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import styles from './PageEnd.module.css';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A date as readers see it, like `September 18, 2025`: UTC, so that the server and every reader agree.
 * `Intl.DateTimeFormat` would cost a tenth of the time to an active page on a slow phone.
 * @param time in milliseconds since the epoch
 */
function longDate(time: number): string {
  const date = new Date(time);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

interface PagerProps {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

/** The pages before and after, in the order of the sidebar, if there are any. */
function Pager({ previous, next }: PagerProps): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && (
        <Link to={previous.permalink}>
          <span className={styles.way}>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={next.permalink}>
          <span className={styles.way}>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}

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
    <div data-no-print="" data-markdown-ignore="">
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

/** Below an article whose samples are all compiled: names the version and links to how they are checked. */
export function SamplesNote(): ReactNode {
  return (
    <p className={styles.samples} data-markdown-ignore="">
      <Link to="/understanding/checked-samples">
        <Icon name="check" />
        Samples checked with {product.slug} {product.version}
      </Link>
    </p>
  );
}
