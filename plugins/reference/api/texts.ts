import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { escapeRegExp } from '../../../src/lib/escape';
import { fence } from '../markup';

interface Texts {
  leads: Record<string, Record<string, string>>;
  groups: Record<string, string>;
  corrections: { from: string; to: string; reason: string }[];
  setup: Record<string, Record<string, string>>;
  elsewhere: Record<string, string[]>;
}

const file = new URL('./texts.yaml', import.meta.url);

const { leads, groups, corrections, setup, elsewhere } = parse(readFileSync(file, 'utf8')) as Texts;

const unused = new Set<unknown>([
  ...Object.entries(leads).flatMap(([module, names]) =>
    Object.keys(names).map((name) => `${module} ${name}`),
  ),
  ...Object.keys(groups),
  ...corrections.map(({ from }) => from),
  ...Object.keys(setup),
]);

/** @throws when an entry no longer matches the package */
export function checkTexts(): void {
  const [stale] = unused;
  if (stale === undefined) return;
  throw new Error(
    `api-reference: no page uses ${JSON.stringify(stale)} anymore. Remove it from plugins/reference/api/texts.yaml.`,
  );
}

/** Our first sentence about a symbol. */
export function leadOf(module: string, name: string): string | undefined {
  unused.delete(`${module} ${name}`);
  return leads[module]?.[name];
}

/** Our first sentence about an entry point or a group of types, by its title. */
export function groupLeadOf(title: string): string | undefined {
  unused.delete(title);
  return groups[title];
}

const patterns = corrections.map(({ from, to }) => {
  const words = from.split(/\s+/).map(escapeRegExp);
  return { from, to, pattern: new RegExp(words.join('\\s+'), 'g') };
});

/** Corrects what is known to be wrong in a comment, including its examples. */
export function correct(markdown: string): string {
  return patterns.reduce(
    (text, { from, to, pattern }) =>
      text.replace(pattern, () => {
        unused.delete(from);
        return to;
      }),
    markdown,
  );
}

/** The code that the examples of a page use and don't show, as hidden fences. */
export function setupOf(page: string): string[] {
  unused.delete(page);
  return Object.entries(setup[page] ?? {}).map(([title, code]) =>
    fence(`ts title="${title}" hidden`, code),
  );
}

/** Names that look like names of the package but belong to something else. */
export const otherNames: ReadonlySet<string> = new Set(Object.values(elsewhere).flat());

/** The first sentence in a comment's Markdown, without formatting. */
export function firstSentenceIn(comment: string): string {
  const [text = ''] = correct(comment).split(/\n\s*\n|```/);
  const plain = text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\{@\w+ ([^}|]+)[^}]*\}/g, '$1')
    .replace(/\s+/g, ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain.trim())?.[0].replace(/:$/, '.') ?? plain.trim();
}
