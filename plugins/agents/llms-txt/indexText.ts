import { markdownPath } from '../../../src/lib/routes';
import { isSection, type ListedPage, pagesOf, type Section } from '../../content';
import type { Bundle } from './cutBundles';

export interface SizedBundle extends Pick<Bundle, 'label' | 'path'> {
  size: number;
}

interface IndexParts {
  title: string;
  /** One sentence or two about what is listed. */
  summary: string;
  /** Paragraphs before the first list. */
  notes?: readonly string[];
  bundles: readonly SizedBundle[];
  items: readonly (ListedPage | Section)[];
  bundlesOf?: (section: Section) => readonly SizedBundle[];
  addressOf: (path: string) => string;
  /** Characters. */
  limit: number;
}

/** Pages whose names say more than a part of their descriptions: symbols, commands, operations, errors, screens. */
const namedWell = /^\/(?:[\w-]*api|quickstart|error|cli\/reference|dashboard\/deployments)\//;

/** How many characters the descriptions of guides and of pages that are named well have: from whole to none. */
const lengths = [
  { guide: Number.POSITIVE_INFINITY, symbol: Number.POSITIVE_INFINITY },
  { guide: Number.POSITIVE_INFINITY, symbol: 60 },
  { guide: 120, symbol: 40 },
  { guide: 100, symbol: 40 },
  { guide: 100, symbol: 0 },
  { guide: 80, symbol: 0 },
  { guide: 60, symbol: 0 },
  { guide: 54, symbol: 0 },
  { guide: 48, symbol: 0 },
  { guide: 44, symbol: 0 },
  { guide: 0, symbol: 0 },
] as const;

type Lengths = (typeof lengths)[number];

/** Sections with more pages are references, which a reader knows by name: the index names theirs instead. */
const maxListed = 40;

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\s,;:.]*\s\S*$/, '');
  return cut === '' ? '' : `${cut} …`;
}

/** A description on one line, without its links. They would count as links of the index. */
const plainText = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const escapeLabel = (label: string) => label.replace(/[[\]<>\\]/g, '\\$&');

function write(parts: IndexParts, { guide, symbol }: Lengths): string {
  const { title, summary, notes = [], bundles, items, bundlesOf = () => [], addressOf } = parts;
  // Not written as a link to follow: programs that fetch every link of an index would load every page twice.
  const bundleLine = ({ label, path, size }: SizedBundle) =>
    `- Full text of ${escapeLabel(label)}: <${addressOf(path)}> (${size.toLocaleString('en-US')} characters)`;
  const pageLine = ({ route, label, description }: ListedPage) => {
    const length = namedWell.test(route) ? symbol : guide;
    const words = shorten(plainText(description), length);
    const link = `- [${escapeLabel(label)}](${addressOf(markdownPath(route))})`;
    return words === '' ? link : `${link}: ${words}`;
  };
  // Lines of a section: its pages in the order of the sidebar, with a heading where another section begins.
  const sectionBlocks = (section: Section, depth: number): string[] => {
    const lines: string[] = bundlesOf(section).map(bundleLine);
    const blocks: string[] = [];
    const count = pagesOf(section).length;
    if (lines.length > 0 && count > maxListed) {
      const link = `[Index of ${escapeLabel(section.label)}](${addressOf(`${section.path}/llms.txt`)})`;
      return [
        `${'#'.repeat(depth)} ${section.label}`,
        [...lines, `- ${link}: ${count} pages`].join('\n'),
      ];
    }
    for (const item of section.items) {
      if (isSection(item) && section.isGroup) blocks.push(...sectionBlocks(item, depth + 1));
      else if (isSection(item)) lines.push(...flatLines(item));
      else lines.push(pageLine(item));
    }
    const own = lines.length === 0 ? [] : [lines.join('\n')];
    return [`${'#'.repeat(depth)} ${section.label}`, ...own, ...blocks];
  };
  const flatLines = (section: Section): string[] =>
    section.items.flatMap((item) => (isSection(item) ? flatLines(item) : [pageLine(item)]));

  const first = items.flatMap((item) => (isSection(item) ? [] : [item]));
  return `${[
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    bundles.map(bundleLine).join('\n'),
    ...(first.length === 0 ? [] : ['## Pages', first.map(pageLine).join('\n')]),
    ...items.filter(isSection).flatMap((section) => sectionBlocks(section, 2)),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

/**
 * Writes an index for agents (https://llmstxt.org): links to pages as Markdown, in the order of the sidebar. Large
 * sections are named by their own index. Descriptions are shortened as far as the limit requires; links alone may exceed it, which `tests/build/agents.test.ts` reports.
 */
export function indexText(parts: IndexParts): string {
  let text = '';
  for (const each of lengths) {
    text = write(parts, each);
    if (text.length < parts.limit) break;
  }
  return text;
}
