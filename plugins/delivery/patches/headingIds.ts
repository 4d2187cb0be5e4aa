import { definePatch } from './define/definePatch';

export const headingIds = definePatch({
  name: 'headingIds',
  reason:
    'The checks of pages know the ids of headings without a build; plugins/content/parse/headingIds.ts makes them as Docusaurus does.',
  reliesOn: ['@docusaurus/mdx-loader', '@docusaurus/utils'],
  expects: {
    '@docusaurus/mdx-loader/lib/remark/headings/index.js': [
      /firstPart\?\.startsWith\('#'\)/,
      /extractCommentId\(heading\) \?\?\s*extractIdFromText\(\)/,
      /parseMarkdownHeadingId\)\(headingText, 'classic'\)/,
    ],
    '@docusaurus/utils/lib/slugger.js': [/require\("github-slugger"\)/],
    '@docusaurus/utils/lib/markdownHeadingIdUtils.js': [
      /\\s\*\\\{#\(\?<id>\(\?:\.\(\?!\\\{#\|\\\}\)\)\*\.\)\\\}\$/,
    ],
  },
});
