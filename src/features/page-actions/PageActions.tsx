import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { markdownPath } from '@site/src/lib/markdownPath';
import { routeOf } from '@site/src/lib/routeOf';
import type { ReactNode } from 'react';
import { CopyPage } from './CopyPage';
import styles from './PageActions.module.css';
import { PageMenuButton } from './PageMenuButton';

/** What a reader can do with the page as a whole: copy it, read it as Markdown, ask an assistant about it. */
export function PageActions(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const markdown = useBaseUrl(markdownPath(routeOf(permalink, baseUrl)));
  return (
    <>
      <CopyPage markdown={markdown} />
      <a className={styles.action} href={markdown}>
        <Icon name="file-text" />
        View as Markdown
      </a>
      <PageMenuButton markdown={markdown} />
    </>
  );
}
