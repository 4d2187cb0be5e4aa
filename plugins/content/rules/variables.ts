import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import type { Page, Report } from '../parse/page';

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
