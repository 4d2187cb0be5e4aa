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

type Place = 'code' | 'output' | 'shell' | 'name' | 'text';

/** A pattern of `data/patterns.yaml`, which says what each key is. */
interface Fault {
  rule: string;
  in: Place;
  pattern: string;
  flags?: string;
  fix: string;
}

const readList = <List>(name: string): List =>
  parse(readFileSync(new URL(`../data/${name}.yaml`, import.meta.url), 'utf8'));

const faults = readList<Fault[]>('patterns').map(({ pattern, flags, ...fault }) => ({
  ...fault,
  pattern: new RegExp(pattern, flags),
}));

/** The list of releases has their dates. */
const withDates = 'docs/changes.mdx';

function placesOf({ lang, meta }: Code): Place[] {
  const { hidden, bad, expectError, signature } = parseFenceMeta(meta ?? '').meta;
  if (hidden || bad || expectError !== undefined || signature) return [];
  if (isCheckedBy('program', lang)) return ['code'];
  return lang === 'text' ? ['output'] : lang === 'bash' ? ['shell'] : [];
}

/** Checks code and sentences for patterns that are wrong on any page, and for files that are shown twice. */
export function checkPatterns({ file, tree }: Page, report: Report): void {
  const check = (node: Nodes, places: readonly Place[], text: string) => {
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

/** The environment variables that pages may name, by the program that reads them. */
export const environmentVariables = readList<Record<string, string[]>>('environmentVariables');

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
