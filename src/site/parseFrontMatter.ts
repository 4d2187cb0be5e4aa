import type { ParseFrontMatter } from '@docusaurus/types';

/** What the build reads from the source of a page, and its scripts don't need. */
const unused = new Set(['keywords', 'kind', 'uses']);

/** Front matter as the scripts of a page contain it. The content has the same line ends whichever editor saved it. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const fileContent = params.fileContent.replace(/\r\n?/g, '\n');
  const { frontMatter, content } = await params.defaultParseFrontMatter({ ...params, fileContent });
  const used = Object.entries(frontMatter).filter(([key]) => !unused.has(key));
  return { frontMatter: Object.fromEntries(used), content };
};
