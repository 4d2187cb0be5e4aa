import { docusaurus, type Patch } from './definePatch';

/** A text of a package that is replaced where it is bundled, or, without `replace`, only relied on. */
export interface TextPatch {
  /** Named as in an import. */
  file: string;
  /** The versions of its package that the patch was written for. */
  versions: string;
  /** Matches once in the file. */
  find: RegExp;
  replace?: string;
  /** What is better with it, or what relies on the text. */
  why: string;
}

const withoutInfima =
  'The site has its own style sheets instead of Infima and its components, and the theme has no option to leave them out.';
const closedBar =
  'plugins/delivery/announcement reads what Docusaurus has stored: otherwise the bar would come back for readers who have closed it.';
const prefetching =
  'plugins/delivery/static-first/client.ts has the prefetching of links wait until the page is active.';
const ids =
  'The checks of pages know the ids of headings without a build: plugins/content/parse/headingIds.ts makes them as Docusaurus does.';

/** Changes that need no logic. Each must match the installed package when the site is loaded. */
export const textPatches: readonly TextPatch[] = [
  {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    versions: docusaurus,
    find: /decodeURIComponent\(hash\.substring\(1\)\)/,
    replace:
      "(() => { try { return decodeURIComponent(hash.substring(1)); } catch { return ''; } })()",
    why: "A hash that can't be decoded, such as `#50%`, makes the page crash.",
  },
  {
    file: 'infima/dist/css/default/default.css',
    versions: '0.2.0-alpha.45',
    find: /^[\s\S]+$/,
    replace: '',
    why: withoutInfima,
  },
  {
    file: '@docusaurus/theme-classic/lib/nprogress.css',
    versions: docusaurus,
    find: /^[\s\S]+$/,
    replace: '',
    why: withoutInfima,
  },
  {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    versions: docusaurus,
    find: /^[\s\S]+$/,
    replace: '',
    why: 'Code is highlighted when building.',
  },
  {
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    versions: docusaurus,
    find: /createStorageSlot\('docusaurus\.announcement\.dismiss'\)[\s\S]*createStorageSlot\('docusaurus\.announcement\.id'\)[\s\S]*DismissStorage\.get\(\) === 'true'/,
    why: closedBar,
  },
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    versions: docusaurus,
    find: /\bwindow\.docusaurus = docusaurus;/,
    why: prefetching,
  },
  {
    file: '@docusaurus/core/lib/client/exports/Link.js',
    versions: docusaurus,
    find: /\bwindow\.docusaurus\.prefetch\(targetLink\)[\s\S]*\bwindow\.docusaurus\.preload\(targetLink\)/,
    why: prefetching,
  },
  {
    file: 'react-helmet-async/lib/index.module.js',
    versions: '1.3.x',
    find: /\.canUseDOM=[\s\S]*\.canUseDOM\?/,
    why: 'plugins/delivery/static-first/client.ts keeps the head as the HTML has it while React hydrates.',
  },
  {
    file: '@docusaurus/mdx-loader/lib/remark/headings/index.js',
    versions: docusaurus,
    find: /firstPart\?\.startsWith\('#'\)[\s\S]*parseMarkdownHeadingId\)\(headingText, 'classic'\)[\s\S]*extractCommentId\(heading\) \?\?\s*extractIdFromText\(\)/,
    why: ids,
  },
  {
    file: '@docusaurus/utils/lib/slugger.js',
    versions: docusaurus,
    find: /require\("github-slugger"\)/,
    why: ids,
  },
  {
    file: '@docusaurus/utils/lib/markdownHeadingIdUtils.js',
    versions: docusaurus,
    find: /\\s\*\\\{#\(\?<id>\(\?:\.\(\?!\\\{#\|\\\}\)\)\*\.\)\\\}\$/,
    why: ids,
  },
];

/** Matches the file in `node_modules`, with the separators of any system. */
const fileIn = (file: string) =>
  new RegExp(`[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

/** Those that change something, for the bundler. */
export const rewritingPatches: readonly Patch[] = textPatches.flatMap(
  ({ file, find, replace, why }) =>
    replace === undefined
      ? []
      : {
          name: file,
          why,
          versions: {},
          changes: () => ({
            rewrites: [
              {
                file: fileIn(file),
                rewrite: (source: string) => source.replace(find, () => replace),
                when: 'pre' as const,
              },
            ],
          }),
        },
);
