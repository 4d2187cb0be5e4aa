import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../src/site/parseFrontMatter';

test.each(['\n', '\r\n', '\r'])(
  'the scripts of a page have its front matter without keywords, whatever ends its lines: %j',
  async (end) => {
    const parsed = await parseFrontMatter({
      filePath: 'docs/a.mdx',
      fileContent: ['---', '…', '---', 'Text.'].join(end),
      defaultParseFrontMatter: async ({ fileContent }) => ({
        frontMatter: { title: 'A', keywords: ['b'] },
        content: fileContent,
      }),
    });
    expect(parsed).toEqual({ frontMatter: { title: 'A' }, content: '---\n…\n---\nText.' });
  },
);
