import { Icon } from '@site/src/components/Icon';
import { useCopy } from '@site/src/features/code';
import { type ReactNode, useCallback } from 'react';
import styles from './PageActions.module.css';

interface CopyPageProps {
  /** Path of the page's Markdown copy. */
  markdown: string;
}

const labels = { idle: 'Copy page', copied: 'Copied', failed: 'Could not copy' } as const;
const icons = { idle: 'copy', copied: 'check', failed: 'circle-x' } as const;

/** Copies the page as Markdown, samples included; the file is fetched at the click, not before. */
export function CopyPage({ markdown }: CopyPageProps): ReactNode {
  const getText = useCallback(async () => {
    const response = await fetch(markdown);
    if (!response.ok) throw new Error(`${markdown} returned status ${response.status}.`);
    return response.text();
  }, [markdown]);
  const [state, copy] = useCopy(getText);
  return (
    <button className={styles.action} type="button" onClick={copy}>
      <Icon name={icons[state]} />
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
