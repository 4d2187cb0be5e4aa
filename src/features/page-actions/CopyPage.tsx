import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/article/Icon';
import { useCopy } from '@site/src/features/code';
import { markdownPath } from '@site/src/lib/markdownPath';
import { routeOf } from '@site/src/lib/routeOf';
import { type ReactNode, useCallback } from 'react';
import styles from './PageActions.module.css';

const labels = { idle: 'Copy page', copied: 'Copied', failed: 'Could not copy' } as const;
const icons = { idle: 'copy', copied: 'check', failed: 'circle-x' } as const;

/** Copies the page as Markdown, samples included; the file is fetched at the click, not before. */
export function CopyPage(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = useBaseUrl(markdownPath(routeOf(permalink, baseUrl)));
  const getText = useCallback(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
    return response.text();
  }, [address]);
  const [state, copy] = useCopy(getText);
  return (
    <button className={styles.action} type="button" onClick={copy}>
      <Icon name={icons[state]} />
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
