import * as z from 'zod';
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

/** A text that contains more than spaces. */
function requiredText(key: string) {
  const error = `${key} is not a string. Write it as ${key}: "…".`;
  return z
    .string({ error })
    .trim()
    .refine((value) => value !== '', { error, abort: true });
}

function lengthError(key: string, limit: number, word: 'least' | 'most', fix: string) {
  return ({ input }: { input?: unknown }) =>
    `The ${key} has ${String(input).length} characters; ${limit} is the ${word}. ${fix}.`;
}

function kindError({ input }: { input?: unknown }): string {
  if (typeof input !== 'string' || input.trim() === '') {
    return 'kind is not a string. Write it as kind: "…".';
  }
  const close = nearest(input, pageKinds);
  const fix = close ? `Did you mean "${close}"?` : `Use ${orList(pageKinds)}.`;
  return `"${input}" is not a kind of page. ${fix}`;
}

/** What the front matter of a page can contain; CONTRIBUTING.md says what each key is for. */
const frontMatterSchema = z.strictObject({
  title: requiredText('title').max(titleLimit, {
    error: lengthError('title', titleLimit, 'most', 'Shorten it'),
  }),
  description: requiredText('description')
    .min(least, {
      error: lengthError(
        'description',
        least,
        'least',
        'Say more about what the reader can do after reading',
      ),
    })
    .max(most, { error: lengthError('description', most, 'most', 'Shorten it') }),
  kind: z.enum(pageKinds, { error: kindError }),
  sidebar_label: requiredText('sidebar_label').optional(),
  keywords: z.array(z.string().trim().min(1)).min(1).optional(),
  uses: z.array(z.string().startsWith('/')).min(1).optional(),
  slug: requiredText('slug').optional(),
  pagination_prev: requiredText('pagination_prev').optional(),
  pagination_next: requiredText('pagination_next').optional(),
  toc_max_heading_level: z.literal(2).optional(),
  displayed_sidebar: z.null().optional(),
});

type FrontMatterKey = keyof typeof frontMatterSchema.shape;

/** The keys that front matter can have, in the order that messages list them. */
const frontMatterKeys = Object.keys(frontMatterSchema.shape) as readonly FrontMatterKey[];

const additions: Partial<Record<FrontMatterKey, string>> = {
  title: 'Add "title: …" in sentence case.',
  description: `Add "description: …", ${least} to ${most} characters that say what the reader can do after reading.`,
  kind: `Add "kind: …": ${orList(pageKinds)}.`,
};

interface FrontMatterProblem {
  rule: string;
  message: string;
  key: string;
  /** Whether the problem is the value of the key, not the key itself or its absence. */
  isValue: boolean;
}

function valueProblem(key: string, issue: z.core.$ZodIssue): FrontMatterProblem {
  const { code, message } = issue;
  const problem = (rule: string, text = message) => ({ rule, message: text, key, isValue: true });
  if (key === 'keywords') {
    const text = 'keywords is not a list of strings. Write "keywords: [first, second]".';
    return problem('keywords', text);
  }
  if (key === 'displayed_sidebar') {
    const text = 'There is one sidebar. Write "displayed_sidebar: null" for a page without it.';
    return problem('displayed-sidebar', text);
  }
  if (code === 'too_big' || code === 'too_small') return problem(`${key}-length`);
  if (code === 'invalid_value' && typeof issue.input === 'string' && issue.input.trim() !== '') {
    return problem('kind');
  }
  return problem('front-matter-type');
}

/** Checks the values of front matter, each key once. */
function frontMatterProblems(values: Readonly<Record<string, unknown>>) {
  const { error } = frontMatterSchema.safeParse(values, { reportInput: true });
  const problems = new Map<string, FrontMatterProblem>();
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const close = nearest(key, frontMatterKeys);
        const fix = close ? `Did you mean "${close}"?` : `Use ${orList(frontMatterKeys)}.`;
        const message = `Unknown front matter key "${key}". ${fix}`;
        problems.set(key, { rule: 'front-matter-key', message, key, isValue: false });
      }
      continue;
    }
    const key = String(issue.path[0]);
    if (problems.has(key)) continue;
    const addition = additions[key as FrontMatterKey];
    const isMissing = !Object.hasOwn(values, key) && addition !== undefined;
    const message = `The front matter has no ${key}. ${addition}`;
    problems.set(
      key,
      isMissing
        ? { rule: 'front-matter-missing', message, key, isValue: false }
        : valueProblem(key, issue),
    );
  }
  return [...problems.values()];
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
