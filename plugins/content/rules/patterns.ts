import { readFileSync } from 'node:fs';
import type { Code, Nodes } from 'mdast';
import { parse } from 'yaml';
import { walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { placeOf } from '../../build';
import { isReferencePage } from '../data/generated';
import { parseFenceMeta } from '../parse/fenceMeta';
import type { Page, Report } from '../parse/page';
import { isCheckedBy } from '../schema/languages';

interface Fault {
  rule: string;
  /** Code that readers may copy, output of a terminal, shell commands, words set as code, or sentences. */
  in: 'code' | 'output' | 'shell' | 'name' | 'text';
  pattern: RegExp;
  fix: string;
}

const aside = 'Write <Aside type="…" title="…"> … </Aside>.';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** What readers stumbled over on several pages, and Markdown of other sites that is printed here as it is. */
const faults: readonly Fault[] = [
  {
    rule: 'database-table',
    in: 'code',
    pattern: /\bdb\s*\.(?:get|patch|replace|delete)\(\s*(?!["'`)]|\w*[tT]able)/,
    fix: 'Name the table first, as in ctx.db.get("tasks", id). If the code is old on purpose, mark it `bad`.',
  },
  {
    rule: 'stand-in',
    in: 'code',
    pattern: /(?:""|''|\{\}) as (?:Id|Doc)</,
    fix: 'Readers see what is only for the compiler. Show the whole function, with the value as an argument.',
  },
  {
    rule: 'env-set-output',
    in: 'output',
    pattern:
      /Successfully set (?!\S+ \((?:on \w+ deployment [\w-]+|in default env vars for \w+ deployments)\)$)/m,
    fix: 'The CLI prints no value. Write: ✔ Successfully set NAME (on dev deployment happy-otter-123).',
  },
  {
    rule: 'env-set-value',
    in: 'shell',
    pattern: /\benv set (?:--?\S+ )*[A-Z][A-Z\d_]*[ =]</,
    fix: 'A shell reads < as a redirect. Leave the value out, so that the command asks for it, or put it in quotes.',
  },
  {
    rule: 'error-shortened',
    in: 'name',
    // The start of a sentence that is cut off: neither code nor the label of a button.
    pattern: /^[A-Z][a-z]*(?:n't)?(?: [\w'<>"-]+){0,2} ?…$/,
    fix: 'It is too short to find the message by. Write its first line, or at least four words of it.',
  },
  {
    rule: 'usage-name',
    in: 'text',
    pattern: /(?<!\()\bbandwidth\b/i,
    fix: 'The bill calls it data egress, or Database I/O. Use its name.',
  },
  {
    rule: 'authors-history',
    in: 'text',
    pattern: new RegExp(
      `\\b(?:in|until|since) (?:${months}) 20\\d\\d|\\bthe comment on\\b|\\bsays otherwise\\b`,
      'i',
    ),
    fix: 'Readers need what is true today. Say that, without how or when it was found out.',
  },
  {
    rule: 'admonition',
    in: 'text',
    pattern: /^(?::::|\[!\w+\]|(?:!!!|\?\?\?\+?) \w)/m,
    fix: `It has no effect here. ${aside}`,
  },
  {
    rule: 'link-syntax',
    in: 'text',
    pattern: /^\[[^\]\n]+\]:\s|\[\[[^[\]\n]+\]\]|\]\((?!\))|(?:\] \(|\)\[)(?=https?:|\.{0,2}\/|$)/m,
    fix: 'This link or image is printed as it is. Write [text](address), with %20 for a space in the address.',
  },
  {
    rule: 'link-reference',
    in: 'text',
    pattern: /\[[^[\]]+\]\[[^[\]]*\]/,
    fix: 'It has no definition on the page. Write [text](./file.mdx).',
  },
  {
    rule: 'heading-space',
    in: 'text',
    pattern: /^#{2,6}(?=[^#\s])/m,
    fix: 'This heading is printed as it is. Put a space after #.',
  },
];

/** The list of releases has their dates. */
const withDates = 'docs/changes.mdx';

function placesOf({ lang, meta }: Code): Fault['in'][] {
  const { hidden, bad, expectError, signature } = parseFenceMeta(meta ?? '').meta;
  if (hidden || bad || expectError !== undefined || signature) return [];
  if (isCheckedBy('program', lang)) return ['code'];
  return lang === 'text' ? ['output'] : lang === 'bash' ? ['shell'] : [];
}

/** Checks code and sentences for patterns that are wrong on any page, and for files that are shown twice. */
export function checkPatterns({ file, tree }: Page, report: Report): void {
  const check = (node: Nodes, places: readonly Fault['in'][], text: string) => {
    for (const { rule, in: place, pattern, fix } of faults) {
      if (!places.includes(place) || (rule === 'authors-history' && file === withDates)) continue;
      const found = pattern.exec(text);
      if (!found) continue;
      const passed = node.type === 'text' ? text.slice(0, found.index).split('\n').length - 1 : 0;
      const { line, column } = placeOf(node);
      const where = { line: line + passed, column: passed === 0 ? column : 1 };
      report(where, rule, `Readers stumble over "${found[0].trim()}". ${fix}`);
    }
  };
  const shown = new Map<string, number | undefined>();
  walk(tree, (node) => {
    if (node.type === 'inlineCode') check(node, ['shell', 'name'], node.value);
    // In a generated page brackets and parentheses are parts of types.
    if (node.type === 'text' && !isReferencePage(file)) check(node, ['text'], node.value);
    if (node.type !== 'code') return;
    const places = placesOf(node);
    check(node, places, node.value);
    const { title } = parseFenceMeta(node.meta ?? '').meta;
    if (title === undefined || places.length === 0) return;
    const key = `${title}\n${node.value}`;
    const message = `The page already shows this file on line ${shown.get(key)}. Remove one.`;
    if (shown.has(key)) report(node, 'fence-repeated', message);
    shown.set(key, node.position?.start.line);
  });
}

const url = new URL('../data/environmentVariables.yaml', import.meta.url);

/** The environment variables that pages may name, by the program that reads them. */
export const environmentVariables: Readonly<Record<string, readonly string[]>> = parse(
  readFileSync(url, 'utf8'),
);

const known = new Set(Object.values(environmentVariables).flat());

/** A name of the platform, anywhere on a page: `CONVEX_DEPLOYMENT`, `VITE_CONVEX_URL`. */
const platformName = /(?<![\w.])(?:[A-Z\d]+_)*CONVEX_(?:[A-Z\d]+_)*[A-Z\d]+(?![\w*])/g;

/** Variables that a shell command sets or reads: `NAME=…`, `$NAME`, `${NAME}`. */
const shellName =
  /(?<=^[ \t]*|[;(&|][ \t]*|\b(?:export|-e|set)[ \t]+|=\S*[ \t]+)[A-Z][A-Z\d_]+(?==)|(?<=\$\{?)[A-Z][A-Z\d_]+/gm;

/** Checks that pages only name environment variables that something reads. */
export function checkVariables({ lines, tree }: Page, report: Report): void {
  const reported = new Set<string>();
  const check = (line: number, pattern: RegExp) => {
    for (const { 0: name, index } of (lines[line - 1] ?? '').matchAll(pattern)) {
      const key = `${line}:${index}`;
      if (known.has(name) || reported.has(key)) continue;
      reported.add(key);
      const close = nearest(name, [...known]);
      const fix = close ? `Did you mean \`${close}\`?` : 'Fix the name.';
      const message = `No known program reads the environment variable \`${name}\`. ${fix} If one does, add it to plugins/content/data/environmentVariables.yaml, or under \`readersOwn\` if the reader's own code reads it.`;
      report({ line, column: index + 1 }, 'environment-variable', message);
    }
  };
  lines.forEach((_, index) => {
    check(index + 1, platformName);
  });
  walk(tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'bash' || !node.position) return;
    const { start, end } = node.position;
    for (let line = start.line + 1; line < end.line; line += 1) check(line, shellName);
  });
}
