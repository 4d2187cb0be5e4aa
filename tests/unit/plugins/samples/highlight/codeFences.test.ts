import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import {
  codeFences,
  forPackageManager,
  samplesNote,
} from '../../../../../plugins/samples/highlight/codeFences';

async function transform(source: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(codeFences);
  const file = new VFile({ path: 'docs/page.mdx', value: source });
  return (await processor.run(processor.parse(file), file)) as Root;
}

interface Block {
  name: string | null;
  props: Record<string, unknown>;
}

/** The elements a page's fences have become, with their props. */
async function blocksOf(source: string): Promise<Block[]> {
  const { children } = await transform(source);
  return children.map((node) => {
    const { name, attributes } = node as MdxJsxFlowElement;
    const props = attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value ?? true] : [],
    );
    return { name, props: Object.fromEntries(props) };
  });
}

const fence = (info: string, code = 'one\ntwo\nthree') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test('a fence becomes a CodeBlock that is highlighted already', async () => {
  expect(await blocksOf(fence('text', 'a < b'))).toEqual([
    { name: 'CodeBlock', props: { language: 'text', html: 'a &lt; b\n' } },
  ]);
});

test.each(['hidden', 'test', 'title="convex/schema.ts" hidden'])(
  'a fence with %s is dropped: it is only compiled',
  async (meta) => {
    const blocks = await blocksOf(`${fence(`ts ${meta}`)}\n${fence('ts', 'shown')}`);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.props.html).toContain('shown');
  },
);

describe('a fence with types', () => {
  const typed = 'function f(a: string) {\n  g(a);\n}';

  test('also has JavaScript, with the name of its file', async () => {
    const [block] = await blocksOf(fence('ts title="convex/tasks.ts" {2}', typed));
    expect(block?.props).toMatchObject({ file: 'convex/tasks.ts', jsFile: 'convex/tasks.js' });
    const text = String(block?.props.jsHtml).replace(/<[^>]*>/g, '');
    expect(text).toBe('function f(a) {\n  g(a);\n}\n');
    expect(block?.props.jsHtml).toContain('<span class="line mark">  ');
  });

  test.each([
    ['that must fail', 'ts expect-error="TS2345"', typed],
    ['that nobody checks', 'ts skip="needs a browser"', typed],
    ['that has no types', 'ts', 'f();'],
    ['that shows two versions', 'ts ins={1} del={2}', typed],
  ])('but not one %s', async (_name, info, code) => {
    const [block] = await blocksOf(fence(info, code));
    expect(block?.props).not.toHaveProperty('jsHtml');
  });
});

test('marks of added and removed lines make the block a diff', async () => {
  const [block] = await blocksOf(fence('text del={1} ins={2}'));
  expect(block?.props).toMatchObject({ diff: true });
  expect(block?.props.html).toContain('<span class="line add">two\n</span>');
});

describe('a fence with pm', () => {
  test('becomes a PackageManager with the commands of all four', async () => {
    const [block] = await blocksOf(fence('bash pm', '# set up\nnpm install convex'));
    expect(block?.name).toBe('PackageManager');
    expect(Object.keys(block?.props ?? {})).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
    expect(String(block?.props.pnpm).replace(/<[^>]*>/g, '')).toBe('# set up\npnpm add convex\n');
  });

  test.each([
    ['npx convex dev', 'pnpm exec convex dev', 'yarn convex dev', 'bunx convex dev'],
    ['npm create a@latest', 'pnpm create a', 'yarn create a', 'bunx create-a'],
  ])('writes %s for all', (npm, ...others) => {
    const commands = (['pnpm', 'yarn', 'bun'] as const).map((one) => forPackageManager(npm, one));
    expect(commands).toEqual(others);
  });
});

test('ErrorExample passes its message to its fence and is removed', async () => {
  const source = `<ErrorExample message="Too many reads">\n\n${fence('ts')}\n</ErrorExample>\n`;
  expect(await blocksOf(source)).toMatchObject([
    { name: 'CodeBlock', props: { language: 'ts', message: 'Too many reads' } },
  ]);
});

test.each([
  ['ts titel="a.ts"', 'fence-key', 'Did you mean `title="…"`?'],
  ['ts in="module" diff', 'fence-diff', 'compares versions of a file'],
])('a wrong meta fails the build at the line of the fence: %s', async (meta, ruleId, reason) => {
  await expect(transform(`# Title\n\nText.\n\n${fence(meta)}`)).rejects.toMatchObject({
    reason: expect.stringContaining(reason),
    file: 'docs/page.mdx',
    line: 5,
    source: 'code-fences',
    ruleId,
  });
});

describe('a fence with diff', () => {
  const old = Array.from({ length: 20 }, (_, index) => `line${index + 1};`).join('\n');
  const title = 'title="convex/tasks.ts"';
  const changed = old.replace('line10;', 'changed;');
  const textOf = (html: unknown) => String(html).replace(/<[^>]*>/g, '');

  test('has the whole new file, the removed lines, and hides what is far from a change', async () => {
    const [, block] = await blocksOf(
      fence(`ts ${title}`, old) + fence(`ts ${title} diff`, changed),
    );
    expect(block?.props).toMatchObject({ file: 'convex/tasks.ts', diff: 'folded' });
    const html = String(block?.props.html);
    expect(textOf(html)).toBe(`${changed.replace('changed;', 'line10;\nchanged;')}\n`);
    expect(html.match(/data-lines="\d+"/g)).toEqual(['data-lines="6"', 'data-lines="7"']);
    expect(html).toContain('<span class="line remove" data-markdown-ignore="">line10');
    expect(html).toContain('<span class="line add">changed');
  });

  test('compares with the latest version above, which may be hidden or have been added to', async () => {
    const blocks = await blocksOf(
      fence(`ts ${title} hidden`, 'a;') +
        fence(`ts ${title} append`, 'b;') +
        fence('ts title="convex/other.ts"', 'c;') +
        fence(`ts ${title} expect-error="TS1"`, 'd;') +
        fence(`ts ${title} diff`, 'a;\nb;\nc;'),
    );
    expect(blocks.at(-1)?.props).toMatchObject({ diff: true });
    expect(textOf(blocks.at(-1)?.props.html)).toBe('a;\nb;\nc;\n');
    expect(String(blocks.at(-1)?.props.html).match(/class="line add"/g)).toHaveLength(1);
  });
});

test.each([
  [true, 'docs/page.mdx', ['ts title="a.ts"', 'tsx in="component"']],
  [true, 'docs/page.mdx', ['jsx in="component"', 'swift skip="no SDK"', 'bash']],
  [false, 'docs/_partials/part.mdx', ['ts title="a.ts"']],
  [false, 'docs/page.mdx', ['ts title="a.ts" hidden', 'ts test']],
  [false, 'docs/page.mdx', ['bash', 'json title="a.json"']],
])('the note on samples is %s for %s with %j', (expected, path, infos) => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(samplesNote);
  const value = infos.map((info) => fence(info)).join('\n');
  const tree = processor.runSync(processor.parse(value), new VFile({ path })) as Root;
  expect((tree.children.at(-1) as MdxJsxFlowElement).name === 'SamplesNote').toBe(expected);
});
