import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { pageStructure } from '../../../../../plugins/content/remark/pageParts';
import { samplesNote } from '../../../../../plugins/samples/highlight/samplesNote';

/** The names of the parts of a page with these fences. */
async function partsOf(infos: string[], path = 'docs/page.mdx'): Promise<(string | null)[]> {
  const fences = infos.map((info) => `\`\`\`${info}\ncode\n\`\`\`\n`);
  const processor = unified().use(remarkParse).use(remarkMdx).use(samplesNote).use(pageStructure);
  const source = ['The lead.\n', '## Title\n', ...fences].join('\n');
  const tree = (await processor.run(processor.parse(source), new VFile({ path }))) as Root;
  return tree.children.map((node) => ('name' in node ? (node.name as string) : node.type));
}

const withNote = ['PageHead', 'PageBody', 'SamplesNote'];
const without = ['PageHead', 'PageBody'];

describe('a page says below its article that its samples are checked', () => {
  test.each([
    ['when they are compiled', ['ts title="a.ts"', 'tsx in="component"']],
    ['also in JavaScript', ['jsx in="component"']],
    ['when some must fail', ['ts title="a.ts"', 'ts in="query" expect-error="TS2345"']],
    ['whatever other languages do', ['ts title="a.ts"', 'swift skip="no SDK"', 'bash']],
  ])('%s', async (_name, infos) => {
    expect(await partsOf(infos)).toEqual(withNote);
  });
});

describe('it does not', () => {
  test('in a partial, which is included in a page', async () => {
    const parts = await partsOf(['ts title="a.ts"'], 'docs/_partials/part.mdx');
    expect(parts).not.toContain('SamplesNote');
  });

  test.each([
    ['without samples', []],
    ['when one is skipped', ['ts title="a.ts"', 'ts in="query" skip="needs a browser"']],
    ['when a hidden one is skipped', ['ts title="a.ts"', 'ts hidden skip="needs a browser"']],
    ['when the reader sees none', ['ts title="a.ts" hidden', 'ts test']],
    ['when all must fail', ['ts in="query" expect-error="TS2345"']],
    ['when there are only other languages', ['bash', 'json title="a.json"']],
  ])('%s', async (_name, infos) => {
    expect(await partsOf(infos)).toEqual(without);
  });
});
