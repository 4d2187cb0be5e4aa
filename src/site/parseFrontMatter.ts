import type { ParseFrontMatter } from '@docusaurus/types';

/** Front matter as the scripts of a page contain it: without keywords, which the search index reads from the source. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { frontMatter, content } = await params.defaultParseFrontMatter(params);
  const { keywords: _, ...rest } = frontMatter;
  return { frontMatter: rest, content };
};
