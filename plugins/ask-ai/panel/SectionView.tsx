import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AnswerSection } from '@site/plugins/search/sources';
import { highlightCode } from '@site/src/components/highlightCode';
import { CodeBlock } from '@site/src/features/code';
import { dividedByMarks, inlineMarks } from '@site/src/lib/markdown/inlineMarks';
import type { ReactNode } from 'react';
import styles from './AskPanel.module.css';

interface SectionViewProps {
  section: AnswerSection;
  onFollow: () => void;
}

interface TextProps {
  text: string;
  markdown: string;
  onFollow: () => void;
}

/** Text with its links and code. */
function Text({ text, markdown, onFollow }: TextProps): ReactNode {
  // Markdown copies have the canonical addresses of pages.
  const { url: siteUrl } = useDocusaurusContext().siteConfig;
  return dividedByMarks(text, inlineMarks(markdown)).map(({ text: part, url, isCode }, place) => {
    // An excerpt doesn't change, so places identify its parts.
    const key = `${place} ${part}`;
    if (isCode) return <code key={key}>{part}</code>;
    if (url === undefined) return part;
    return (
      <Link
        key={key}
        to={url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url}
        onClick={onFollow}
      >
        {part}
      </Link>
    );
  });
}

/** A section that answers: its heading, its page and an excerpt. */
export function SectionView({ section, onFollow }: SectionViewProps): ReactNode {
  const { title, url, where, blocks } = section;
  return (
    <li className={styles.section}>
      <Link className={styles.title} to={url} onClick={onFollow}>
        {title}
      </Link>
      {where !== undefined && <p className={styles.where}>{where}</p>}
      <blockquote cite={url}>
        {blocks.map(({ text, markdown, sample }, place) => {
          const key = `${place} ${url}`;
          return sample ? (
            <CodeBlock key={key} file={sample.file} language={sample.language}>
              {highlightCode(sample.code, sample.language)}
            </CodeBlock>
          ) : (
            <p key={key}>
              <Text text={text} markdown={markdown} onFollow={onFollow} />
            </p>
          );
        })}
      </blockquote>
    </li>
  );
}
