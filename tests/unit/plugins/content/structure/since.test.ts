import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { liftSince, showSince } from '../../../../../plugins/content/remark/since';
import { textOf } from '../../../../../src/lib/mdast';
import { recordOf } from '../recordOf';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The tree as Docusaurus compiles it, and the text of its headings when Docusaurus makes the table of contents. */
async function compile(source: string): Promise<{ tree: Root; contents: string[] }> {
  const contents: string[] = [];
  const readContents = () => (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      contents.push(textOf(heading));
    });
  };
  const processor = unified()
    .use(liftSince)
    .use(headings, { anchorsMaintainCase: false })
    .use(readContents)
    .use(showSince);
  return { tree: (await processor.run(parser.parse(source))) as Root, contents };
}

async function write(source: string): Promise<string> {
  const { tree } = await compile(source);
  const writer = unified().use(remarkStringify, { emphasis: '_' }).use(remarkGfm).use(remarkMdx);
  return writer.stringify(tree).trim();
}

const idsIn = (tree: Root) => {
  const ids: unknown[] = [];
  visit(tree, 'heading', (heading: Heading & { data?: { id?: string } }) => {
    ids.push(heading.data?.id);
  });
  return ids;
};

describe('a mark for a release', () => {
  test.each([
    ['in text', 'It runs <Since version="1.42.2" /> here.', 'It runs _since 1.42.2_ here.'],
    ['in a heading', '## Tokens <Since version="1.42.2" />', '## Tokens _since 1.42.2_'],
    ['alone', '<Since version="1.42.2" />', '_since 1.42.2_'],
    [
      'around paragraphs',
      '<Since version="1.42.2">\n\nOne.\n\nTwo.\n\n</Since>',
      '_Since 1.42.2:_\n\nOne.\n\nTwo.',
    ],
    [
      'around a section, in its heading',
      '<Since version="1.42.2">\n\n## Tokens\n\nText.\n\n</Since>',
      '## Tokens _since 1.42.2_\n\nText.',
    ],
  ])('is text %s', async (_, source, expected) => {
    expect(await write(source)).toBe(expected);
  });

  test('is text in a cell of a table', async () => {
    const table = '| a |\n| - |\n| `x` <Since version="1.42.2" /> |';
    expect(await write(table)).toContain('| `x` _since 1.42.2_ |');
  });
});

describe('the id of a heading with a mark', () => {
  test.each([
    ['## Raw tokens <Since version="1.42.2" />', 'raw-tokens'],
    ['## Raw tokens <Since version="1.42.2" /> {/* #tokens */}', 'tokens'],
    ['<Since version="1.42.2">\n\n## Raw tokens\n\n</Since>', 'raw-tokens'],
  ])('is the one without it: %s', async (source, id) => {
    expect(idsIn((await compile(source)).tree)).toEqual([id]);
    expect(recordOf(`---\ntitle: A\n---\n\n${source}\n`).anchors).toEqual([id]);
  });

  test('and the table of contents do not contain it', async () => {
    const { contents } = await compile('## Raw tokens <Since version="1.42.2" />');
    expect(contents).toEqual(['Raw tokens']);
  });
});
