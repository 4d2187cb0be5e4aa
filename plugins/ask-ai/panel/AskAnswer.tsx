import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Answer, AnswerSection } from '@site/plugins/search/sources';
import { highlightCode } from '@site/src/components/highlightCode';
import { CodeBlock, useCopy } from '@site/src/features/code';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import { openSearchFor } from '../openAskAi';
import styles from './AskPanel.module.css';
import { ask } from './askStore';
import { dividedByMarks, inlineMarks } from './inlineMarks';

/** Text with its links and code. */
function Text({ text, markdown }: { text: string; markdown: string }): ReactNode {
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
        onClick={ask.follow}
      >
        {part}
      </Link>
    );
  });
}

/** A section that answers: its heading, its page and an excerpt. */
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

const copyLabels = { idle: 'Copy as prompt', copied: 'Copied', failed: 'Could not copy' } as const;

/** What an assistant that writes answers is asked, with the sections. */
function promptOf(question: string, answer: Answer, siteUrl: string): string {
  const sections = answer.map(({ title, subtext, url, blocks }) =>
    [
      `## ${subtext === undefined ? title : `${title} (${subtext})`}`,
      siteUrl + url,
      ...blocks.map(({ markdown }) => markdown),
    ].join('\n\n'),
  );
  const task = `Answer from these excerpts of the ${product.name} documentation and name the addresses you used.`;
  return [question, task, ...sections].join('\n\n');
}

/** The sections that answer a question, or where to go on without any. */
export function AskAnswer({ question, answer }: { question: string; answer: Answer }): ReactNode {
  const { url: siteUrl } = useDocusaurusContext().siteConfig;
  const [state, copy] = useCopy(() => promptOf(question, answer, siteUrl));
  if (answer.length === 0) return <NoAnswer question={question} />;
  return (
    <>
      <ol>
        {answer.map((section) => (
          <SectionView key={section.url} section={section} />
        ))}
      </ol>
      <button className="button" type="button" onClick={copy}>
        {copyLabels[state]}
      </button>
    </>
  );
}
