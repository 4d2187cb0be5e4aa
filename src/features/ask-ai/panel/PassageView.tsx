import Link from '@docusaurus/Link';
import { highlightCode } from '@site/src/components/code/highlightCode';
import { CodeBlock } from '@site/src/features/code';
import type { Passage } from '@site/src/features/docs-index';
import type { ReactNode } from 'react';
import styles from './AskPanel.module.css';
import { QuoteText } from './QuoteText';

interface PassageViewProps {
  number: number;
  passage: Passage;
  /** It is the answer: its best sentence comes first and is large. */
  isLead: boolean;
  onFollow: () => void;
}

/** A quote with its page, the found words marked, and the code that goes with it. */
export function PassageView({ number, passage, isLead, onFollow }: PassageViewProps): ReactNode {
  const { title, url, where, quote, lead, matches, marks, sample } = passage;
  const begin = isLead ? lead : '';
  const rest = quote.slice(begin.length).trim();
  return (
    <li className={styles.passage}>
      <span className={styles.cite}>{number}</span>
      <div>
        <Link className={styles.title} to={url} onClick={onFollow}>
          {title}
        </Link>
        {where !== undefined && <p className={styles.where}>{where}</p>}
        <blockquote cite={url}>
          {begin !== '' && (
            <p className={styles.lead}>
              <QuoteText text={begin} marks={marks} words={matches} onFollow={onFollow} />
            </p>
          )}
          {rest !== '' && (
            <p>
              <QuoteText text={rest} marks={marks} words={matches} onFollow={onFollow} />
            </p>
          )}
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
