import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { type Plugin, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { figureSteps, fileTree } from '../../../../plugins/content/remark/figures';
import {
  applyJsxLinks,
  exposeJsxLinks,
  headingAliases,
} from '../../../../plugins/content/remark/links';
import { pageComponents, pageStructure } from '../../../../plugins/content/remark/pageParts';
import { liftSince, showSince } from '../../../../plugins/content/remark/since';
import { columnAlignment, longCode, planColumns } from '../../../../plugins/content/remark/tables';
import { attributeText, isElement, textOf } from '../../../../src/lib/mdast';
import { pageFrom } from './pageFrom';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkMdx);

/** A page after the given plugins. */
async function transform(
  source: string,
  plugins: readonly unknown[],
  path = 'docs/page.mdx',
): Promise<Root> {
  const processor = unified();
  for (const plugin of plugins) processor.use(...([plugin].flat() as [Plugin]));
  return (await processor.run(parser.parse(source), new VFile({ path }))) as Root;
}

/** Its Markdown, as Docusaurus goes on with it. */
async function write(source: string, plugins: readonly unknown[]): Promise<string> {
  const tree = await transform(source, plugins);
  const writer = unified().use(remarkStringify, { emphasis: '_' }).use(remarkGfm).use(remarkMdx);
  return writer.stringify(tree).trim();
}

const withIds = [headings, { anchorsMaintainCase: false }];

/** Of each node of a type, an attribute that a plugin gives its HTML element. */
async function properties(source: string, plugin: unknown, type: string, name: string) {
  const found: unknown[] = [];
  visit(await transform(source, [plugin]), type, (node) => {
    found.push((node.data as { hProperties?: Record<string, unknown> })?.hProperties?.[name]);
  });
  return found;
}

/** Stands for Docusaurus, which turns links to files into routes. */
const resolveFileLinks = () => (tree: Root) =>
  visit(tree, 'link', (link) => {
    link.url = link.url.replace(/^\.\.?\/(.*)\.mdx/, '/resolved/$1');
  });

const since = '<Since version="1.42.2"';

describe('a page is compiled', () => {
  test.each<[string, readonly unknown[], string, string]>([
    [
      'with earlier ids of a heading as anchors before it',
      [headingAliases, withIds],
      'Text.\n\n## Create {/* #create #new #start */}',
      'Text.\n\n<span id="new" />\n\n<span id="start" />\n\n## Create',
    ],
    [
      'with the links of nested elements resolved',
      [exposeJsxLinks, resolveFileLinks, applyJsxLinks],
      '<Cards>\n  <Card href="./a.mdx#b">\n    A.\n  </Card>\n\n  <Card href="#part">\n    B.\n  </Card>\n</Cards>',
      '<Cards>\n  <Card href="/resolved/a#b">\n    A.\n  </Card>\n\n  <Card href="#part">\n    B.\n  </Card>\n</Cards>',
    ],
    [
      'with a name and a comment for each file of a tree',
      [fileTree],
      '<FileTree>\n  - convex/\n    - schema.ts the `tables`\n    - `a.ts`\n</FileTree>\n\n- schema.ts the tables',
      '<FileTree>\n  * convex/\n    * schema.ts _the `tables`_\n    * `a.ts`\n</FileTree>\n\n* schema.ts the tables',
    ],
    [
      'with marks in text, in a cell and alone',
      [liftSince, showSince],
      `It ${since} /> runs.\n\n| a |\n| - |\n| \`x\` ${since} /> |\n\n${since} />`,
      'It _since 1.42.2_ runs.\n\n| a                  |\n| ------------------ |\n| `x` _since 1.42.2_ |\n\n_since 1.42.2_',
    ],
    [
      'with a mark around paragraphs',
      [liftSince, showSince],
      `${since}>\n\nOne.\n\nTwo.\n\n</Since>`,
      '_Since 1.42.2:_\n\nOne.\n\nTwo.',
    ],
    [
      'with a mark around a section in its heading',
      [liftSince, showSince],
      `${since}>\n\n## Tokens\n\nText.\n\n</Since>`,
      '## Tokens _since 1.42.2_\n\nText.',
    ],
  ])('%s', async (_, plugins, source, expected) => {
    expect(await write(source, plugins)).toBe(expected);
  });
});

test.each([
  [`## Raw tokens ${since} />`, 'raw-tokens'],
  [`## Raw tokens ${since} /> {/* #tokens */}`, 'tokens'],
  [`${since}>\n\n## Raw tokens\n\n</Since>`, 'raw-tokens'],
])('neither id nor table of contents have the mark of %s', async (source, id) => {
  const found: unknown[] = [];
  const readContents = () => (tree: Root) =>
    visit(tree, 'heading', (heading) => {
      found.push((heading.data as { id?: string }).id, textOf(heading));
    });
  await transform(source, [liftSince, withIds, readContents, showSince]);
  expect(found).toEqual([id, 'Raw tokens']);
  expect(pageFrom(`---\ntitle: A\n---\n\n${source}\n`).anchors).toEqual([id]);
});

test('cells of columns to the right are marked, and nothing is left that becomes a style', async () => {
  const table = (separator: string) => `| A | B |\n${separator}\n| 1 | 2 |\n`;
  const marks = (separator: string) =>
    properties(table(separator), columnAlignment, 'tableCell', 'data-align');
  expect(await marks('| --- | ---: |')).toEqual([undefined, 'right', undefined, 'right']);
  expect(await marks('| :--- | --- |')).toEqual(Array(4).fill(undefined));
  const [first] = (await transform(table('| --- | ---: |'), [columnAlignment])).children;
  expect(first).toMatchObject({ align: null });
  await expect(marks('| --- | :---: |')).rejects.toThrow('left or to the right');
});

test('the cells of a table in <PlanFilter> have the plans of their columns', async () => {
  const table = '| | Free | S256 |\n| --- | --- | --- |\n| Calls | 1 | 2 |';
  const plansIn = (source: string) => properties(source, planColumns, 'tableCell', 'data-plans');
  const row = [undefined, 'free', 'professional business enterprise'];
  expect(await plansIn(`<PlanFilter>\n\n${table}\n\n</PlanFilter>`)).toEqual([...row, ...row]);
  expect(await plansIn(table)).toEqual(Array(6).fill(undefined));
});

test.each([
  ['`Too many documents read in a function execution (limit: 32000).`', ''],
  ['**[`Too many documents read in a function execution.`](./error.mdx)**', ''],
  ['`ctx.db.insert("tasks", document)`', undefined],
  ['`UDF_EXECUTOR_OCC_INITIAL_BACKOFF_MS`', undefined],
])('code in a cell may break when it is a sentence: %s', async (cell, mark) => {
  const table = `| Text |\n| --- |\n| ${cell} |\n`;
  expect(await properties(table, longCode, 'inlineCode', 'data-long')).toEqual([mark]);
});

test('a figure with a numbered list has a radio button for each item and for all, and its numbers marked', async () => {
  const source = `<Figure caption="A way.">

<svg className="drawing" aria-labelledby="way-title way-desc">
  <title id="way-title">The way</title>
  <path className="path" data-step="1 2" d="M0 0H9" />
  <circle className="dot" cx="1" cy="1" r="1" />
  <text className="digit" x="1" y="1">1</text>
</svg>

1. Go.
2. Come.

</Figure>`;
  const found: [name: string, attribute: string | undefined, text: string][] = [];
  visit(await transform(source, [figureSteps]), (node) => {
    if (!isElement(node) || node.name === null) return;
    const key = { input: 'value', label: 'data-markdown-ignore' }[node.name] ?? 'data-step';
    found.push([node.name, attributeText(node, key), textOf(node).trim()]);
    if (node.name === 'input') expect(attributeText(node, 'name')).toBe('way-title');
  });
  expect(found.filter(([name]) => !['Figure', 'svg', 'title', 'div'].includes(name))).toEqual([
    ['path', '1 2', ''],
    ['circle', '1', ''],
    ['text', '1', '1'],
    ['label', undefined, 'Go.'],
    ['input', '1', ''],
    ['label', undefined, 'Come.'],
    ['input', '2', ''],
    ['label', '', 'Show all'],
    ['input', '', ''],
  ]);
});

describe('the parts of a page', () => {
  const facts = '<FunctionFacts runsIn="a" calledBy="b" transactional="c" cached="d" />';

  test.each([
    ['Lead.\n\n## One\n\nText.', ['PageHead(paragraph)', 'PageBody(heading, paragraph)']],
    [
      `Lead.\n\n${facts}\n\n## One`,
      ['PageHead(paragraph)', 'FunctionFacts()', 'PageBody(heading)'],
    ],
    [
      '---\ntitle: A\n---\n\nimport A from "./_a.mdx";\n\nLead.\n\n## One',
      ['yaml', 'mdxjsEsm', 'PageHead(paragraph)', 'PageBody(heading)'],
    ],
  ])('of %j', async (source, expected) => {
    const { children } = await transform(source, [pageStructure]);
    const parts = children.map((node) =>
      node.type === 'mdxJsxFlowElement'
        ? `${node.name}(${node.children.map(({ type }) => type).join(', ')})`
        : node.type,
    );
    expect(parts).toEqual(expected);
  });

  test('are not in a partial, which is included in a page', async () => {
    const { children } = await transform('A.\n\nB.', [pageStructure], 'docs/_partials/a.mdx');
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  });

  test('import the components that only few pages use, each once', async () => {
    const module = '@site/src/features/error-finder';
    const source = '<ErrorFinder />\n\n<ErrorFinder />\n\n<Aside type="note" title="A">B.</Aside>';
    const { children } = await transform(source, [pageComponents]);
    const imports = children.filter((node) => node.type === 'mdxjsEsm');
    expect(imports.map(({ value }) => value)).toEqual([`import { ErrorFinder } from '${module}';`]);
    expect(imports[0]?.data?.estree?.body).toMatchObject([{ source: { value: module } }]);
  });
});

test('each release whose date is known has it below its heading', () => {
  const entry = (version: string) => `## ${version} {/* #${version} */}\n\n- [News](./changes.mdx)`;
  const source = `# News\n\n<Changes>\n\n${entry('1.46.0')}\n\n${entry('1.29.0')}\n\n</Changes>\n`;
  expect(pageFrom(source).sections.map(({ id, text }) => [id, text])).toEqual([
    ['', 'News'],
    ['1.46.0', 'September 16, 2026 News'],
    ['1.29.0', 'News'],
  ]);
});
