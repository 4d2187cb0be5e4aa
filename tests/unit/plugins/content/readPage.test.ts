import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading } from 'mdast';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cliNotesFile, kindOfRoute } from '../../../../plugins/content/data/generated';
import { headingIds } from '../../../../plugins/content/parse/headingIds';
import { parsePage } from '../../../../plugins/content/parse/page';
import { environmentVariables } from '../../../../plugins/content/rules/variables';
import { readCliVariables } from '../../../../plugins/reference/cli/makeCliReference';
import { walk } from '../../../../src/lib/mdast';
import { pageFrom } from './pageFrom';

const source = `---
title: Read data
slug: /reading
---

The lead names \`ctx.db\`.

## First {/* #one */}

See [writing](./write.mdx#two) and ![a chart](/chart.png).

<Aside type="note" title="Order">

A message: \`\`Call \`get\` first\`\`.

</Aside>

- item

  \`\`\`ts title="convex/a.ts"
  first();
  \`\`\`
`;

test('a record has the facts of a page, with their places', () => {
  expect(pageFrom(source, 'docs/database/read.mdx')).toMatchObject({
    id: 'database/read',
    route: '/reading',
    frontMatter: { title: { value: 'Read data', line: 2, column: 1 } },
    headings: [{ id: 'one', depth: 2, line: 8, column: 1 }],
    anchors: ['one'],
    links: [{ url: './write.mdx#two', place: { line: 10, column: 5 } }],
    images: [{ url: '/chart.png' }],
    components: ['Aside'],
    mentions: [
      { text: 'ctx.db', line: 6, column: 16 },
      { text: 'get', line: 14, column: 19 },
    ],
    fences: [{ lang: 'ts', code: 'first();', line: 20, indents: [2] }],
    markdown: {
      links: [{ target: 'docs/database/write.mdx', line: 10 }, { target: '/chart.png' }],
    },
  });
});

test('a record is plain JSON, so that the disk cache returns what was computed', () => {
  const record = pageFrom(source);
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});

test("the record of a page that can't be read says why, and has no text", () => {
  const record = pageFrom('---\ntitle: A\n---\n\n<Steps>\n\ntext');
  expect(record.syntaxError).toMatchObject({ rule: 'syntax', line: 5 });
  expect(record.findings).toContainEqual(record.syntaxError);
  expect(record.fences).toEqual([]);
});

test('a partial has neither a Markdown copy nor sections for search', () => {
  const record = pageFrom('Text.\n', 'docs/_partials/a.mdx');
  expect(record.markdown).toBeUndefined();
  expect(record.sections).toEqual([]);
});

function treeOf(source: string) {
  const parsed = parsePage('docs/page.mdx', 'docs', source);
  if (parsed.syntaxError) throw new Error(parsed.syntaxError.message);
  return parsed.page.tree;
}

const idsOf = (source: string) => headingIds(treeOf(source)).map(({ id }) => id);

/** The ids that Docusaurus gives the headings. */
async function builtIdsOf(source: string): Promise<unknown[]> {
  const tree = treeOf(source);
  await unified().use(headings, { anchorsMaintainCase: false }).run(tree);
  const ids: unknown[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') ids.push((node as Heading & { data: { id: string } }).data.id);
  });
  return ids;
}

describe('headingIds', () => {
  test.each([
    ['## Define a table', 'define-a-table'],
    ['## Use `useQuery` in *React*', 'use-usequery-in-react'],
    ['## What is v.id("a")?', 'what-is-vida'],
    ['## Define a table {/* #tables */}', 'tables'],
    ['## Define a table {/* #tables and more */}', 'tables'],
    ['## Define a table {/* #tables #schema */}', 'tables'],
    ['## Define a table \\{#tables}', 'tables'],
    ['## A [link](./other.mdx) here', 'a-link-here'],
  ])('gives %s the id %s', async (source, id) => {
    expect(idsOf(source)).toEqual([id]);
    expect(await builtIdsOf(source)).toEqual([id]);
  });

  test('numbers headings of the same text, as Docusaurus does', async () => {
    const source = '## One\n\n## One\n\n<Steps>\n\n### One\n\n</Steps>\n';
    expect(idsOf(source)).toEqual(['one', 'one-1', 'one-2']);
    expect(await builtIdsOf(source)).toEqual(idsOf(source));
  });
});

const matter = `---
title: Quickstart
description: Add the product to an app that you have, and show a list of tasks that updates live.
kind: how-to
---
`;

const words = (count: number) => Array(count).fill('word').join(' ');
const folded = (text: string) => `<Fold summary="More">\n\n${text}\n\n</Fold>`;

/** The words that the check finds on a page with these parts; undefined when it has nothing to say. */
function found(
  parts: string[],
  file = 'docs/quickstart/page.mdx',
  partials: Readonly<Record<string, string>> = {},
) {
  const { findings } = pageFrom([matter, ...parts].join('\n\n'), file, partials);
  const finding = findings.find(({ rule }) => rule === 'quickstart-length');
  return finding && Number(/has (\d+) words/.exec(finding.message)?.[1]);
}

describe('the length of a quickstart', () => {
  test('does not count what is folded, code and drawings', () => {
    const code = `\`\`\`text\n${words(50)}\n\`\`\``;
    const drawing = `<svg>\n\n${words(50)}\n\n</svg>`;
    const parts = [words(700), folded(words(50)), code, drawing];
    expect(found(parts)).toBeUndefined();
    expect(found([...parts, 'One.'])).toBe(701);
  });

  test('counts a partial each time the page shows it, except what the partial folds', () => {
    const partials = { 'docs/quickstart/_part.mdx': `${words(10)}\n\n${folded(words(50))}\n` };
    const parts = ["import Part from './_part.mdx';", words(690), '<Part />'];
    expect(found(parts, undefined, partials)).toBeUndefined();
    expect(found([...parts, '<Part />'], undefined, partials)).toBe(710);
  });

  test.each([
    ['docs/client/react/quickstart-create-react-app.mdx', 701],
    ['docs/client/react/nextjs-pages-router/quickstart.mdx', 701],
    ['docs/quickstarts.mdx', undefined],
    ['docs/client/react/index.mdx', undefined],
  ])('of %s is found to be %s', (file, expected) => {
    expect(found([words(701)], file)).toBe(expected);
  });
});

const packageDir = resolve('node_modules/convex');

describe('the environment variables that pages may name', () => {
  test('are each in one list, in order', () => {
    const lists = Object.values(environmentVariables);
    for (const list of lists) expect(list).toEqual([...list].sort());
    const all = lists.flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('of the CLI are those that it reads and its reference documents', () => {
    const notes = parse(readFileSync(cliNotesFile, 'utf8')) as {
      variables: { documented: string[] };
    };
    const { cli = [] } = environmentVariables;
    expect(cli).toEqual([...notes.variables.documented].sort());
    const read = readCliVariables(packageDir);
    expect(cli.filter((name) => !read.has(name))).toEqual([]);
  });

  test('of the frontend are those that the CLI writes', () => {
    const source = readFileSync(resolve(packageDir, 'src/cli/lib/envvars.ts'), 'utf8');
    const lists = source.matchAll(/const EXPECTED_\w+_NAMES = new Set\(\[([^\]]+)\]/g);
    const written = [...lists]
      .flatMap(([, names = '']) => [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name))
      // Functions have a variable with this name, too.
      .filter((name) => name !== 'CONVEX_SITE_URL');
    expect(environmentVariables.frontend).toEqual([...new Set(written)].sort());
  });
});

test.each([
  ['/api', 'page'],
  ['/api/modules/server', 'api'],
  ['/management-api', 'page'],
  ['/management-api/delete-project', 'http'],
  ['/deployment-api/list-environment-variables', 'http'],
  ['/public-deployment-api/query-post', 'http'],
  ['/functions/actions', 'page'],
])('%s is a page of kind %s', (route, kind) => {
  expect(kindOfRoute(route)).toBe(kind);
});
