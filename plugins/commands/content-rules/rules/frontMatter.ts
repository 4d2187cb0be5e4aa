import { isScalar, isSeq, type Node } from 'yaml';
import { nearest } from '../../../../src/lib/nearest';
import type { Finding, Place } from '../../../content/finding';
import type { ParsedFrontMatter } from '../../../content/frontMatter';
import { defaultRoute } from '../../../content/pageId';
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
export function checkFrontMatter(
  file: string,
  id: string,
  { pairs, fault, placeOf }: ParsedFrontMatter,
): FrontMatterResult {
  const findings: Finding[] = [];
  const reportAt = ({ line, column }: Place, rule: string, message: string) =>
    findings.push({ file, line, column, rule, message });
  const start: Place = { line: 1, column: 1 };

  if (fault?.kind === 'missing') {
    const mend = fault.isLate
      ? 'Move the --- to the first line.'
      : 'Begin the page with ---, title, description and kind, and ---.';
    const message = `The page has no front matter on its first line. ${mend}`;
    reportAt(start, 'front-matter', message);
    return { findings, endless: fault.isLate };
  }
  if (fault?.kind === 'unclosed') {
    const message = 'The front matter is never closed. Add a line with --- after it.';
    reportAt(start, 'front-matter', message);
    return { findings, endless: true };
  }
  if (fault?.kind === 'yaml') {
    const mend = /unique/.test(fault.reason)
      ? 'Keep one of them.'
      : 'Write "key: value" lines; put a value that holds : # or quotes in double quotes.';
    const reason = fault.reason.replace(/\.$/, '');
    const message = `The front matter is no valid YAML: ${reason}. ${mend}`;
    reportAt(fault.place, 'front-matter', message);
    return { findings };
  }
  if (fault) {
    const mend = 'Write title, description and kind, one "key: value" per line.';
    reportAt(start, 'front-matter', `The front matter holds no keys. ${mend}`);
    return { findings };
  }

  const present = new Set<string>();
  for (const { key, node: value, place } of pairs) {
    present.add(key);
    if (!isKey(key)) {
      const close = nearest(key, frontMatterKeys);
      const mend = close ? `Did you mean "${close}"?` : `Use ${orList(frontMatterKeys)}.`;
      reportAt(place, 'front-matter-key', `Unknown front matter key "${key}". ${mend}`);
      continue;
    }
    const report: Report = (rule, message, node) =>
      reportAt((node && placeOf(node)) ?? place, rule, message);
    checkPair(key, value, id, report);
  }
  for (const [key, mend] of Object.entries(required)) {
    if (present.has(key)) continue;
    reportAt(start, 'front-matter-missing', `The front matter has no ${key}. ${mend}`);
  }
  return { findings };
}
