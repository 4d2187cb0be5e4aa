import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { nearest } from '../../../../src/lib/nearest';
import type { Finding } from '../../../content/finding';
import { defaultRoute } from '../../../content/page';
import { orList } from '../../../content/text';
import { wronglyCapitalized } from '../productNames';

/** The keys a page's front matter may hold. */
const frontMatterKeys = [
  'title',
  'description',
  'sidebar_label',
  'kind',
  'keywords',
  'slug',
  'displayed_sidebar',
] as const;

/** The kinds of pages. */
export const pageKinds = ['tutorial', 'how-to', 'explanation', 'reference'] as const;

/** The longest title, in characters. */
const titleLimit = 60;

/** The shortest and the longest description, in characters. */
const descriptionLimits = { least: 70, most: 160 } as const;

type Key = (typeof frontMatterKeys)[number];

interface FrontMatterResult {
  findings: Finding[];
  /** The `slug`, when it is text. */
  slug?: string;
  /** The page is shown without the sidebar, and so need not be in it. */
  noSidebar?: boolean;
  /** Where the front matter ends is unknown, and so is where the page begins. */
  endless?: boolean;
}

type Report = (rule: string, message: string, node?: Node | null) => void;

const required: Partial<Record<Key, string>> = {
  title: 'Add "title: …" in sentence case.',
  description: `Add "description: …", ${descriptionLimits.least} to ${descriptionLimits.most} characters that say what the reader can do after reading.`,
  kind: `Add "kind: …": ${orList(pageKinds)}.`,
};

function checkTitle(title: string, report: Report, node: Node): void {
  if (title.length > titleLimit) {
    report(
      'title-length',
      `The title has ${title.length} characters; ${titleLimit} is the most. Shorten it.`,
      node,
    );
  }
  checkCase('title', title, report, node);
}

function checkCase(key: Key, text: string, report: Report, node: Node): void {
  const wrong = wronglyCapitalized(text);
  if (wrong.length > 0) {
    const mend = wrong.map((word) => `"${word.toLowerCase()}"`).join(', ');
    const names = 'A product name goes into plugins/commands/content-rules/productNames.ts.';
    report('title-case', `The ${key} is not in sentence case. Write ${mend}. ${names}`, node);
  }
  const first = text.split(/\s+/)[0] ?? '';
  if (/^\p{Ll}+$/u.test(first) && !['npm', 'npx'].includes(first)) {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    report('title-case', `The ${key} begins with a small letter. Write "${capital}".`, node);
  }
}

function checkDescription(description: string, report: Report, node: Node): void {
  const { least, most } = descriptionLimits;
  const { length } = description;
  if (length < least || length > most) {
    const fault = length < least ? `${least} is the least` : `${most} is the most`;
    const mend = length < least ? 'Say more of what the reader can do after reading' : 'Shorten it';
    report(
      'description-length',
      `The description has ${length} characters; ${fault}. ${mend}.`,
      node,
    );
  }
}

function checkKind(kind: string, report: Report, node: Node): void {
  if ((pageKinds as readonly string[]).includes(kind)) return;
  const close = nearest(kind, pageKinds);
  const mend = close ? `Did you mean "${close}"?` : `Use ${orList(pageKinds)}.`;
  report('kind', `"${kind}" is not a kind of page. ${mend}`, node);
}

function checkSlug(slug: string, id: string, report: Report, node: Node): void {
  if (!slug.startsWith('/')) {
    report('slug', `The slug "${slug}" does not begin with a slash. Write "/${slug}".`, node);
  } else if (slug.replace(/(.)\/$/, '$1') === defaultRoute(id)) {
    report('slug', `The slug "${slug}" is the route the page has anyway. Remove the line.`, node);
  }
}

function checkKeywords(node: Node | null, report: Report): void {
  const isText = (item: unknown) =>
    isScalar(item) && typeof item.value === 'string' && item.value.trim() !== '';
  if (isSeq(node) && node.items.length > 0 && node.items.every(isText)) return;
  report('keywords', 'keywords is not a list of texts. Write "keywords: [first, second]".', node);
}

function checkDisplayedSidebar(node: Node | null, report: Report): void {
  if (isScalar(node) && node.value === null) return;
  const message = 'There is one sidebar. Write "displayed_sidebar: null" for a page without it.';
  report('displayed-sidebar', message, node);
}

function checkPair(key: Key, node: Node | null, id: string, report: Report): void {
  if (key === 'displayed_sidebar') {
    checkDisplayedSidebar(node, report);
    return;
  }
  if (key === 'keywords') {
    checkKeywords(node, report);
    return;
  }
  if (!isScalar(node) || typeof node.value !== 'string' || node.value.trim() === '') {
    report('front-matter-type', `${key} is not a text. Write it as ${key}: "…".`, node);
    return;
  }
  const text = node.value.trim();
  if (key === 'title') checkTitle(text, report, node);
  else if (key === 'sidebar_label') checkCase(key, text, report, node);
  else if (key === 'description') checkDescription(text, report, node);
  else if (key === 'kind') checkKind(text, report, node);
  else checkSlug(text, id, report, node);
}

function isKey(key: string): key is Key {
  return (frontMatterKeys as readonly string[]).includes(key);
}

/** Checks the front matter of a page: its YAML, its keys and what they hold. */
export function checkFrontMatter(file: string, id: string, lines: string[]): FrontMatterResult {
  const findings: Finding[] = [];
  const reportAt = (line: number, column: number, rule: string, message: string) =>
    findings.push({ file, line, column, rule, message });

  if (lines[0]?.trimEnd() !== '---') {
    const late = lines.findIndex((line) => line.trim() !== '');
    const isLate = lines[late]?.trim() === '---';
    const mend = isLate
      ? 'Move the --- to the first line.'
      : 'Begin the page with ---, title, description and kind, and ---.';
    reportAt(1, 1, 'front-matter', `The page has no front matter on its first line. ${mend}`);
    return { findings, endless: isLate };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    reportAt(
      1,
      1,
      'front-matter',
      'The front matter is never closed. Add a line with --- after it.',
    );
    return { findings, endless: true };
  }

  const counter = new LineCounter();
  const yaml = lines.slice(1, end).join('\n');
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: line + 1, column: col };
  };
  const [error] = document.errors;
  if (error) {
    const { line, column } = place(error.pos[0]);
    const mend = /unique/.test(error.message)
      ? 'Keep one of them.'
      : 'Write "key: value" lines; put a value that holds : # or quotes in double quotes.';
    const reason = error.message.replace(/\.$/, '');
    reportAt(line, column, 'front-matter', `The front matter is no valid YAML: ${reason}. ${mend}`);
    return { findings };
  }
  if (!isMap(document.contents)) {
    const mend = 'Write title, description and kind, one "key: value" per line.';
    reportAt(1, 1, 'front-matter', `The front matter holds no keys. ${mend}`);
    return { findings };
  }

  const result: FrontMatterResult = { findings };
  const present = new Set<string>();
  for (const pair of document.contents.items as Pair<Node, Node | null>[]) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    const keyPlace = place(pair.key.range?.[0] ?? 0);
    present.add(key);
    if (!isKey(key)) {
      const close = nearest(key, frontMatterKeys);
      const mend = close ? `Did you mean "${close}"?` : `Use ${orList(frontMatterKeys)}.`;
      reportAt(
        keyPlace.line,
        keyPlace.column,
        'front-matter-key',
        `Unknown front matter key "${key}". ${mend}`,
      );
      continue;
    }
    const report: Report = (rule, message, node) => {
      const { line, column } = node?.range ? place(node.range[0]) : keyPlace;
      reportAt(line, column, rule, message);
    };
    checkPair(key, pair.value, id, report);
    if (key === 'displayed_sidebar') result.noSidebar = true;
    if (key === 'slug' && isScalar(pair.value) && typeof pair.value.value === 'string') {
      result.slug = pair.value.value;
    }
  }
  for (const [key, mend] of Object.entries(required)) {
    if (present.has(key)) continue;
    reportAt(1, 1, 'front-matter-missing', `The front matter has no ${key}. ${mend}`);
  }
  return result;
}
