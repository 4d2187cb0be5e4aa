import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Answer, AnswerSection } from '@site/plugins/search/sources';
import { highlightCode } from '@site/src/components/highlightCode';
import { CodeBlock } from '@site/src/features/code';
import { plainText } from '@site/src/lib/markdown';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import { openSearchFor } from '../openAskAi';
import styles from './AskPanel.module.css';
import { ask } from './askStore';

/** A part of a plain text: a link, code, or neither. */
interface TextPart {
  text: string;
  url?: string | undefined;
  isCode?: boolean;
}

const marks = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|(?<!!)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]*)\)/g;

/** Divides a plain text, or a part of it, at the links and the code that its Markdown has. */
function partsOf(text: string, markdown: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [whole, , , , url] of markdown.matchAll(marks)) {
    const marked = plainText(whole);
    const at = marked === '' ? -1 : text.indexOf(marked, end);
    if (at < 0) continue;
    if (at > end) parts.push({ text: text.slice(end, at) });
    parts.push({ text: marked, url, isCode: url === undefined });
    end = at + marked.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function Text({ text, markdown }: { text: string; markdown: string }): ReactNode {
  // Markdown copies have the canonical addresses of pages.
  const { url: siteUrl } = useDocusaurusContext().siteConfig;
  return partsOf(text, markdown).map(({ text: part, url, isCode }, place) => {
    // An excerpt doesn't change, so places identify its parts.
    const key = `${place} ${part}`;
    if (isCode) return <code key={key}>{part}</code>;
    if (url === undefined) return part;
    return (
      <Link
        key={key}
        to={url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url}
        onClick={ask.follow}
      >
        {part}
      </Link>
    );
  });
}

function SectionView({ section }: { section: AnswerSection }): ReactNode {
  const { title, url, subtext, blocks } = section;
  return (
    <li className={styles.section}>
      <Link className={styles.title} to={url} onClick={ask.follow}>
        {title}
      </Link>
      {subtext !== undefined && <p className={styles.where}>{subtext}</p>}
      <blockquote cite={url}>
        {blocks.map(({ text, markdown, sample }, place) => {
          const key = `${place} ${url}`;
          return sample ? (
            <CodeBlock key={key} file={sample.file} language={sample.language}>
              {highlightCode(sample.code, sample.language)}
            </CodeBlock>
          ) : (
            <p key={key}>
              <Text text={text} markdown={markdown} />
            </p>
          );
        })}
      </blockquote>
    </li>
  );
}

/** Says that nothing fits, and where to go on. */
function NoAnswer({ question }: { question: string }): ReactNode {
  return (
    <>
      <p>
        <strong>Nothing in these docs fits this question.</strong> You can:
      </p>
      <ul>
        <li>
          <button
            className={styles.link}
            type="button"
            onClick={() => {
              ask.close();
              openSearchFor(question);
            }}
          >
            Search with other words
          </button>
        </li>
        <li>
          <Link to="/error">Find an error by its text</Link>
        </li>
        <li>
          <a href={product.communityUrl}>Ask the community on Discord</a>
        </li>
      </ul>
    </>
  );
}

/** The sections that answer a question, or where to go on without any. */
export function AskAnswer({ question, answer }: { question: string; answer: Answer }): ReactNode {
  if (answer.length === 0) return <NoAnswer question={question} />;
  return (
    <ol>
      {answer.map((section) => (
        <SectionView key={section.url} section={section} />
      ))}
    </ol>
  );
}
