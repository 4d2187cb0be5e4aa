import * as z from 'zod';
import { orList } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';

const pageKinds = ['tutorial', 'how-to', 'explanation', 'reference'] as const;

/** The maximum length of a title, in characters. */
const titleLimit = 60;

/** The minimum and maximum length of a description, in characters. */
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

/** What the front matter of a page can contain. The descriptions make up the table in CONTRIBUTING.md. */
const frontMatterSchema = z.strictObject({
  title: requiredText('title')
    .max(titleLimit, { error: lengthError('title', titleLimit, 'most', 'Shorten it') })
    .describe(`sentence case, at most ${titleLimit} characters; becomes the heading of the page`),
  description: requiredText('description')
    .min(least, {
      error: lengthError(
        'description',
        least,
        'least',
        'Say more about what the reader can do after reading',
      ),
    })
    .max(most, { error: lengthError('description', most, 'most', 'Shorten it') })
    .describe(`${least}–${most} characters: what the reader can do after reading`),
  kind: z
    .enum(pageKinds, { error: kindError })
    .describe(orList(pageKinds.map((kind) => `\`${kind}\``))),
  sidebar_label: requiredText('sidebar_label')
    .optional()
    .describe('when the title is too long for the sidebar'),
  keywords: z
    .array(z.string().trim().min(1))
    .min(1)
    .optional()
    .describe('words that readers search for and the page does not contain'),
  uses: z
    .array(z.string().startsWith('/'))
    .min(1)
    .optional()
    .describe('routes of pages whose samples this page continues; it links to them'),
  slug: requiredText('slug').optional().describe('only where the route differs from the path'),
  pagination_prev: requiredText('pagination_prev')
    .optional()
    .describe('id of the page before, where it isn’t the one in the sidebar'),
  pagination_next: requiredText('pagination_next')
    .optional()
    .describe('id of the page that readers want next, where it isn’t the one in the sidebar'),
  toc_max_heading_level: z
    .literal(2)
    .optional()
    .describe('`2` for a rail of contents without the headings of the third level'),
  displayed_sidebar: z.null().optional().describe('`null` for a page without the sidebar'),
});

/** A key that front matter can have. */
export type FrontMatterKey = keyof typeof frontMatterSchema.shape;

/** The keys that front matter can have, in the order that messages list them. */
const frontMatterKeys = Object.keys(frontMatterSchema.shape) as readonly FrontMatterKey[];

/** What to write for each required key. */
const additions: Partial<Record<FrontMatterKey, string>> = {
  title: 'Add "title: …" in sentence case.',
  description: `Add "description: …", ${least} to ${most} characters that say what the reader can do after reading.`,
  kind: `Add "kind: …": ${orList(pageKinds)}.`,
};

/** A problem in the front matter of a page. */
export interface FrontMatterProblem {
  rule: string;
  message: string;
  /** The key it concerns. */
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
export function frontMatterProblems(values: Readonly<Record<string, unknown>>) {
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
