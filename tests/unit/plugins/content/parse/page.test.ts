import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading } from 'mdast';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cliNotesFile, kindOfRoute } from '../../../../../plugins/content/data/generated';
import { headingIds } from '../../../../../plugins/content/parse/headings';
import { parsePage } from '../../../../../plugins/content/parse/page';
import { environmentVariables } from '../../../../../plugins/content/rules/patterns';
import { readCliVariables } from '../../../../../plugins/reference/cli/makeCliReference';
import { walk } from '../../../../../src/lib/mdast';
import { pageFrom } from '../pageFrom';

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

test('a parsed page has its facts with their places, as plain JSON for the disk cache', () => {
  const page = pageFrom(source, 'docs/database/read.mdx');
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  expect(page).toMatchObject({
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

test("a page that can't be read says why, and has no text", () => {
  const { syntaxError, findings, fences } = pageFrom('---\ntitle: A\n---\n\n<Steps>\n\ntext');
  expect(syntaxError).toMatchObject({ rule: 'syntax', line: 5 });
  expect(findings).toContainEqual(syntaxError);
  expect(fences).toEqual([]);
});

function treeOf(source: string) {
  const parsed = parsePage('docs/page.mdx', source);
  if (parsed.syntaxError) throw new Error(parsed.syntaxError.message);
  return parsed.page.tree;
}

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

test.each([
  ['## Use `useQuery` in *React*', ['use-usequery-in-react']],
  ['## What is v.id("a")?', ['what-is-vida']],
  ['## Define a table {/* #tables */}', ['tables']],
  ['## Define a table {/* #tables and more */}', ['tables']],
  ['## Define a table {/* #tables #schema */}', ['tables']],
  ['## Define a table \\{#tables}', ['tables']],
  ['## A [link](./other.mdx) here', ['a-link-here']],
  ['## One\n\n## One\n\n<Steps>\n\n### One\n\n</Steps>\n', ['one', 'one-1', 'one-2']],
])('%j has the ids %j, as Docusaurus gives them', async (text, ids) => {
  expect(headingIds(treeOf(text)).map(({ id }) => id)).toEqual(ids);
  expect(await builtIdsOf(text)).toEqual(ids);
});

const words = (count: number) => Array(count).fill('word').join(' ');

test.each([
  ['docs/quickstart/page.mdx', 700, undefined],
  ['docs/quickstart/page.mdx', 701, 701],
  ['docs/client/react/quickstart-create-react-app.mdx', 701, 701],
  ['docs/client/react/nextjs-pages-router/quickstart.mdx', 701, 701],
  ['docs/quickstarts.mdx', 701, undefined],
])(
  'a quickstart counts what readers see: %s with %i words is refused with %s',
  (file, count, expected) => {
    const unseen = [
      `<Fold summary="More">\n\n${words(50)}\n\n</Fold>`,
      `\`\`\`text\n${words(50)}\n\`\`\``,
      `<svg>\n\n${words(50)}\n\n</svg>`,
      `## Next steps\n\n${words(50)}`,
    ];
    const { findings } = pageFrom(
      ['---\ntitle: A\n---', words(count), ...unseen].join('\n\n'),
      file,
    );
    const finding = findings.find(({ rule }) => rule === 'quickstart-length');
    expect(finding && Number(/has (\d+) words/.exec(finding.message)?.[1])).toBe(expected);
  },
);

const packageDir = resolve('node_modules/convex');

describe('the environment variables that pages may name', () => {
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
