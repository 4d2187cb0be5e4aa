import Link from '@docusaurus/Link';
import { MatchedText } from '@site/src/components/article/MatchedText';
import { highlightCode } from '@site/src/components/code/highlightCode';
import { CodeBlock } from '@site/src/features/code';
import type { Passage } from '@site/src/features/docs-index';
import type { ReactNode } from 'react';
import styles from './AskPanel.module.css';

interface PassageViewProps {
  number: number;
  passage: Passage;
  onFollow: () => void;
}

/** A quote with its page, the found words marked, and the code that goes with it. */
export function PassageView({ number, passage, onFollow }: PassageViewProps): ReactNode {
  const { title, url, where, quote, matches, sample } = passage;
  return (
    <li className={styles.passage}>
      <span className={styles.cite}>{number}</span>
      <div>
        <Link className={styles.title} to={url} onClick={onFollow}>
          {title}
        </Link>
        {where !== undefined && <p className={styles.where}>{where}</p>}
        <blockquote cite={url}>
          <MatchedText text={quote} words={matches} />
        </blockquote>
        {sample && (
          <div className={styles.sample}>
            <CodeBlock file={sample.file} language={sample.language}>
              {highlightCode(sample.code, sample.language)}
            </CodeBlock>
          </div>
        )}
      </div>
    </li>
  );
}
