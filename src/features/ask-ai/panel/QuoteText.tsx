import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { MatchedText } from '@site/src/components/article/MatchedText';
import { dividedByMarks, type InlineMark } from '@site/src/lib/markdown/inlineMarks';
import type { ReactNode } from 'react';

interface QuoteTextProps {
  text: string;
  marks: readonly InlineMark[];
  /** Words that were found. */
  words: readonly string[];
  onFollow: () => void;
}

/** Quoted text with its links and code, and the found words marked. */
export function QuoteText({ text, marks, words, onFollow }: QuoteTextProps): ReactNode {
  // Markdown copies have the canonical addresses of pages.
  const { url: siteUrl } = useDocusaurusContext().siteConfig;
  return dividedByMarks(text, marks).map(({ text: part, url, isCode }, place) => {
    const marked = <MatchedText text={part} words={words} />;
    // A passage doesn't change, so places identify its parts.
    const key = `${place} ${part}`;
    if (isCode) return <code key={key}>{marked}</code>;
    if (url === undefined) return <span key={key}>{marked}</span>;
    return (
      <Link
        key={key}
        to={url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url}
        onClick={onFollow}
      >
        {marked}
      </Link>
    );
  });
}
