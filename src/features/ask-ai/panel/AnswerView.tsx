import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/article/Icon';
import { useCopy } from '@site/src/features/code';
import type { Passage } from '@site/src/features/docs-index';
import { type ReactNode, useCallback } from 'react';
import styles from './AskPanel.module.css';
import { assistantLinks, buildPrompt } from './buildPrompt';
import { PassageView } from './PassageView';

interface AnswerViewProps {
  question: string;
  passages: readonly Passage[];
  /** The passages answer the question; otherwise they are only the closest. */
  isSure: boolean;
  onFollow: () => void;
}

const labels = { idle: 'Copy as prompt', copied: 'Copied', failed: 'Could not copy' } as const;
const icons = { idle: 'copy', copied: 'check', failed: 'circle-x' } as const;

/** The passages, and ways to take them to an assistant that composes an answer. */
export function AnswerView({ question, passages, isSure, onFollow }: AnswerViewProps): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const getPrompt = useCallback(
    () => buildPrompt(question, passages, url),
    [question, passages, url],
  );
  const [state, copy] = useCopy(getPrompt);
  return (
    <>
      <h3 className={styles.sourcesTitle}>{isSure ? 'Passages' : 'Closest passages'}</h3>
      <ol>
        {passages.map((passage, index) => (
          <PassageView
            key={passage.url}
            number={index + 1}
            passage={passage}
            isLead={isSure && index === 0}
            onFollow={onFollow}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <button className="button" type="button" onClick={copy}>
          <Icon name={icons[state]} />
          <span>{labels[state]}</span>
        </button>
        {assistantLinks(question, passages, url).map(({ name, href }) => (
          <a className="button" href={href} key={name} target="_blank" rel="noopener noreferrer">
            Open in {name}
            <Icon name="external-link" />
          </a>
        ))}
      </div>
    </>
  );
}
