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
