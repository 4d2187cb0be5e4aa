import type { Passage } from '@site/src/features/docs-index';
import { product } from '@site/src/site/product';

/** How much of each passage a prompt contains. */
type Extent = 'section' | 'quote' | 'address';

/** Maximum length of a URL that contains the prompt, in characters; hosts reject much longer ones. */
const maxUrlLength = 4000;

/** Assistants that take a prompt in their address. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

function passageText(passage: Passage, siteUrl: string, extent: Extent): string {
  const { title, where, url, quote, markdown } = passage;
  const body = { section: markdown, quote: `> ${quote}`, address: '' }[extent];
  return [`## ${where === undefined ? title : `${title} (${where})`}`, siteUrl + url, body]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Question, passages and their addresses as Markdown, for an assistant of the reader's choice.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function buildPrompt(
  question: string,
  passages: readonly Passage[],
  siteUrl: string,
  extent: Extent = 'section',
): string {
  return [
    question,
    `Answer from these passages of the ${product.name} documentation and name the addresses you used.`,
    ...passages.map((passage) => passageText(passage, siteUrl, extent)),
  ].join('\n\n');
}

/** Links that open a well-known assistant with the prompt, with as much of the passages as fits into a URL. */
export function assistantLinks(
  question: string,
  passages: readonly Passage[],
  siteUrl: string,
): { name: string; href: string }[] {
  const extents: Extent[] = ['section', 'quote', 'address'];
  return assistants.map(({ name, address }) => {
    const candidates = extents.map(
      (extent) => address + encodeURIComponent(buildPrompt(question, passages, siteUrl, extent)),
    );
    const shortest = address + encodeURIComponent(question.slice(0, 500));
    const href = candidates.find((candidate) => candidate.length <= maxUrlLength) ?? shortest;
    return { name, href };
  });
}
