import { walk } from '../../../src/lib/mdast/walk';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt, type Place } from '../../build';
import { environmentVariables } from '../data/environmentVariables';
import type { Page } from '../parse/page';

const known = new Set<string>(Object.values(environmentVariables).flat());

/** A name of the platform, anywhere on a page: `CONVEX_DEPLOYMENT`, `VITE_CONVEX_URL`. */
const platformName = /(?<![\w.])(?:[A-Z\d]+_)*CONVEX_(?:[A-Z\d]+_)*[A-Z\d]+(?![\w*])/g;

/** Variables that a shell command sets or reads: `NAME=…`, `$NAME`, `${NAME}`. */
const shellName =
  /(?<=^[ \t]*|[;(&|][ \t]*|\b(?:export|-e|set)[ \t]+|=\S*[ \t]+)[A-Z][A-Z\d_]+(?==)|(?<=\$\{?)[A-Z][A-Z\d_]+/gm;

interface Named extends Place {
  name: string;
}

function namesIn(line: string, row: number, pattern: RegExp): Named[] {
  return [...line.matchAll(pattern)].map(({ 0: name, index }) => ({
    name,
    line: row,
    column: index + 1,
  }));
}

/** Checks that pages only name environment variables that something reads. */
export function checkVariables(page: Page): Finding[] {
  const names = page.lines.flatMap((line, index) => namesIn(line, index + 1, platformName));
  walk(page.tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'bash') return;
    const first = (node.position?.start.line ?? 0) + 1;
    const last = (node.position?.end.line ?? 0) - 1;
    for (let row = first; row <= last; row += 1) {
      names.push(...namesIn(page.lines[row - 1] ?? '', row, shellName));
    }
  });
  const reported = new Set<string>();
  return names.flatMap(({ name, ...place }) => {
    const key = `${place.line}:${place.column}`;
    if (known.has(name) || reported.has(key)) return [];
    reported.add(key);
    const close = nearest(name, [...known]);
    const fix = close ? `Did you mean \`${close}\`?` : 'Fix the name.';
    const message = `No known program reads the environment variable \`${name}\`. ${fix} If one does, add it to plugins/content/data/environmentVariables.ts, or under \`readersOwn\` if the reader's own code reads it.`;
    return [findingAt(page.file, place, 'environment-variable', message)];
  });
}
