import { orList } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { isReferencePage } from '../data/generated';
import { defaultRoute } from '../parse/files';
import { isCut, nodeValue, type ParsedFrontMatter } from '../parse/frontMatter';
import type { Report } from '../parse/page';
import { wronglyCapitalized } from './structure';

const pageKinds = ['tutorial', 'how-to', 'explanation', 'reference'] as const;

const titleLimit = 60;

export const descriptionLimits = { least: 70, most: 160 } as const;

const { least, most } = descriptionLimits;

type Fault = [rule: string, message: string];
type Check = (value: unknown, key: string) => Fault | undefined;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isListOf = (value: unknown, pattern: RegExp) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'string' && pattern.test(one));

const anyText: Check = (value, key) =>
  isText(value)
    ? undefined
    : ['front-matter-type', `${key} is not a string. Write it as ${key}: "…".`];

const textOfLength =
  (least: number, most: number): Check =>
  (value, key) => {
    if (!isText(value)) return anyText(value, key);
    const { length } = value.trim();
    const has = `The ${key} has ${length} characters;`;
    if (length > most) return [`${key}-length`, `${has} ${most} is the most. Shorten it.`];
    if (length >= least) return undefined;
    const fix = 'Say more about what the reader can do after reading.';
    return [`${key}-length`, `${has} ${least} is the least. ${fix}`];
  };

const kindCheck: Check = (value, key) => {
  if (!isText(value)) return anyText(value, key);
  if (pageKinds.some((kind) => kind === value)) return undefined;
  const close = nearest(value, pageKinds);
  const fix = close ? `Did you mean "${close}"?` : `Use ${orList(pageKinds)}.`;
  return ['kind', `"${value}" is not a kind of page. ${fix}`];
};

const check =
  (isRight: (value: unknown) => boolean, ...fault: Fault): Check =>
  (value) =>
    isRight(value) ? undefined : fault;

/** What the front matter of a page can contain; CONTRIBUTING.md says what each key is for. */
const checks = {
  title: textOfLength(1, titleLimit),
  description: textOfLength(least, most),
  kind: kindCheck,
  sidebar_label: anyText,
  keywords: check(
    (value) => isListOf(value, /\S/),
    'keywords',
    'keywords is not a list of strings. Write "keywords: [first, second]".',
  ),
  uses: check(
    (value) => isListOf(value, /^\//),
    'front-matter-type',
    'uses is not a list of routes. Write "uses: [/its/route]".',
  ),
  slug: anyText,
  pagination_prev: anyText,
  pagination_next: anyText,
  toc_max_heading_level: check(
    (value) => value === 2,
    'front-matter-type',
    'toc_max_heading_level can only be 2. Leave it out for two levels of headings.',
  ),
  displayed_sidebar: check(
    (value) => value === null,
    'displayed-sidebar',
    'There is one sidebar. Write "displayed_sidebar: null" for a page without it.',
  ),
} as const satisfies Record<string, Check>;

type FrontMatterKey = keyof typeof checks;

/** The keys that front matter can have, in the order that messages list them. */
const frontMatterKeys = Object.keys(checks) as readonly FrontMatterKey[];

/** How to add the keys that each page has. */
const additions = {
  title: 'Add "title: …" in sentence case.',
  description: `Add "description: …", ${least} to ${most} characters that say what the reader can do after reading.`,
  kind: `Add "kind: …": ${orList(pageKinds)}.`,
};

function unknownKey(key: string): string {
  const close = nearest(key, frontMatterKeys);
  const fix = close ? `Did you mean "${close}"?` : `Use ${orList(frontMatterKeys)}.`;
  return `Unknown front matter key "${key}". ${fix}`;
}

function caseFaults(key: string, text: string): string[] {
  const faults: string[] = [];
  const wrong = wronglyCapitalized(text);
  if (wrong.length > 0) {
    const fix = wrong.map((word) => `"${word.toLowerCase()}"`).join(', ');
    const names = 'Add a product name to plugins/content/data/productNames.yaml.';
    faults.push(`The ${key} is not in sentence case. Write ${fix}. ${names}`);
  }
  const first = text.split(/\s+/)[0] ?? '';
  if (/^\p{Ll}+$/u.test(first) && !['npm', 'npx'].includes(first)) {
    const capital = first.charAt(0).toUpperCase() + first.slice(1);
    faults.push(`The ${key} starts with a lowercase letter. Write "${capital}".`);
  }
  return faults;
}

/** The letters of Inter's Latin file, which draws the social image of a page (plugins/delivery/socialImages.ts). */
const missingLetter =
  /[^\x20-\xff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;

function slugFault(slug: string | undefined, id: string): string | undefined {
  if (slug === undefined) return undefined;
  if (!slug.startsWith('/')) {
    return `The slug "${slug}" does not start with a slash. Write "/${slug}".`;
  }
  if (slug.replace(/(.)\/$/, '$1') !== defaultRoute(id)) return undefined;
  return `The slug "${slug}" is already the route of the page. Remove the line.`;
}

export function checkFrontMatter(
  file: string,
  id: string,
  { pairs, fault, positionOf }: ParsedFrontMatter,
  pageReport: Report,
): void {
  if (fault) {
    pageReport(fault.place, 'front-matter', fault.message);
    return;
  }
  const nodes = new Map(pairs.map((pair) => [pair.key, pair]));
  const values = Object.fromEntries(pairs.map(({ key, node }) => [key, nodeValue(node)]));
  const report = (key: string, rule: string, message: string, isValue = true) => {
    const { node, place } = nodes.get(key) ?? {};
    const where = (isValue && node && positionOf(node)) || place || { line: 1, column: 1 };
    pageReport(where, rule, message);
  };
  for (const [key, addition] of Object.entries(additions)) {
    if (key in values) continue;
    report(key, 'front-matter-missing', `The front matter has no ${key}. ${addition}`);
  }
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(checks, key)) report(key, 'front-matter-key', unknownKey(key), false);
    const fault = checks[key as FrontMatterKey]?.(value, key);
    if (fault) report(key, ...fault);
  }

  const text = (key: FrontMatterKey) => {
    const value = values[key];
    return isText(value) ? value.trim() : undefined;
  };
  for (const { key, node } of pairs.filter((pair) => isCut(pair.node))) {
    const message = `YAML leaves out a part of this value. Put it in double quotes: ${key}: "…".`;
    if (node) report(key, 'front-matter-cut', message);
  }
  for (const key of ['title', 'description'] as const) {
    const [letter] = missingLetter.exec(text(key) ?? '') ?? [];
    if (letter === undefined) continue;
    const message = `The font of the page's social image has no letter for "${letter}". Use another.`;
    report(key, 'front-matter-letter', message);
  }
  // A page of the reference has the name that it describes, as the package writes it.
  const titles = isReferencePage(file) ? [] : (['title', 'sidebar_label'] as const);
  for (const key of titles) {
    for (const message of caseFaults(key, text(key) ?? '')) report(key, 'title-case', message);
  }
  const slug = slugFault(text('slug'), id);
  if (slug) report('slug', 'slug', slug);
}
