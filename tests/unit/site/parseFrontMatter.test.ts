import { expect, test } from 'vitest';
import { parseFrontMatter } from '../../../src/site/parseFrontMatter';

test('the scripts of a page have its front matter, but not the keywords for the search', async () => {
  const parsed = await parseFrontMatter({
    filePath: 'docs/a.mdx',
    fileContent: '---\n…\n---\nText.',
    defaultParseFrontMatter: async () => ({
      frontMatter: { title: 'A', keywords: ['b'] },
      content: 'Text.',
    }),
  });
  expect(parsed).toEqual({ frontMatter: { title: 'A' }, content: 'Text.' });
});

test('the build reads a page with CRLF or CR as one with LF', async () => {
  const read: string[] = [];
  for (const fileContent of ['---\r\n…\r\n---\r\nText.', '---\r…\r---\rText.']) {
    await parseFrontMatter({
      filePath: 'docs/a.mdx',
      fileContent,
      defaultParseFrontMatter: async (params) => {
        read.push(params.fileContent);
        return { frontMatter: {}, content: '' };
      },
    });
  }
  expect(read).toEqual(Array(2).fill('---\n…\n---\nText.'));
});
