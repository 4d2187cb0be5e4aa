import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import styles from './Hero.module.css';
import { useLastPage } from './useLastPage';

/** Leads back to the page that was read last. It is in the space below the hero, so it moves nothing when it comes. */
export function Resume(): ReactNode {
  const page = useLastPage();
  if (page === undefined) return null;
  const { path, title, section } = page;
  return (
    <Link className={styles.resume} to={path} autoAddBaseUrl={false} data-markdown-ignore="">
      <Icon name="arrow-right" />
      {landing.resume} {section && section !== title ? `${section}: ${title}` : title}
    </Link>
  );
}
