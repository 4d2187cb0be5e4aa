import { isReferencePage } from '../data/generated';
import { defaultRoute } from '../parse/files';
import { isCut, nodeValue, type ParsedFrontMatter } from '../parse/frontMatter';
import type { Report } from '../parse/page';
import { type FrontMatterKey, frontMatterProblems } from '../schema/frontMatterSchema';
import { wronglyCapitalized } from './structure';

/** Checks the capitalization of a title. */
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

/** Checks a slug, which a page rarely needs. */
function slugFault(slug: string | undefined, id: string): string | undefined {
  if (slug === undefined) return undefined;
  if (!slug.startsWith('/')) {
    return `The slug "${slug}" does not start with a slash. Write "/${slug}".`;
  }
  if (slug.replace(/(.)\/$/, '$1') !== defaultRoute(id)) return undefined;
  return `The slug "${slug}" is already the route of the page. Remove the line.`;
}

/** Checks the front matter of a page: its YAML, its keys and their values. */
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
  const problems = frontMatterProblems(values);
  for (const { key, rule, message, isValue } of problems) report(key, rule, message, isValue);

  const text = (key: FrontMatterKey) => {
    const value = values[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
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
