import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeAddress } from '../../../src/lib/routes';
import { textHandler, withHandler, writeFiles } from '../../build';
import { loadedDocs } from '../../content';
import { markdownReader } from '../markdown/readMarkdown';
import { agentFiles } from './agentFiles';

/**
 * Crawlers and assistants of vendors that document their names. They may read everything; the group shows it to those
 * that look for their own name, and it is the place to change what one of them may do.
 */
const agents = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'DuckAssistBot',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
];

/**
 * The `robots.txt` of the site. Validators reject lines other than these, so what the text may be used for is in the
 * header `Content-Signal` of the Markdown copies instead (`static/_headers`).
 */
function robotsText(sitemap: string): string {
  const rules = ['Allow: /', ''];
  return [
    'User-agent: *',
    ...rules,
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...rules,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}

/**
 * Writes the files that agents begin with: `llms.txt`, an index of all pages; `llms-full.txt`, all pages in one file;
 * both for each section; and `robots.txt`. An index has at most 50,000 characters and a section's file 100,000, which is
 * what agents read in one go; larger sections are divided (cutBundles.ts), and descriptions shortened (indexText.ts).
 * They depend on the pages and the sidebar only, so that two builds of one commit have the same bytes. `docusaurus start`
 * makes them when they are requested.
 */
export default function llmsTxt({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const siteUrl = siteConfig.url;
  let docs: LoadedVersion | undefined;

  const addressOf = (path: string) => siteUrl + routeAddress(path, { baseUrl, router: 'browser' });

  async function files(): Promise<Map<string, string>> {
    if (!docs) throw new Error('llms-txt: no docs were loaded. Add the docs plugin.');
    const router = siteConfig.future.experimental_router;
    const reader = markdownReader(docs, siteDir, { siteUrl, baseUrl, router });
    const texts = await reader.read(reader.routes);
    return new Map([
      ...agentFiles(docs, texts, { baseUrl, addressOf }),
      ['/robots.txt', robotsText(addressOf('/sitemap.xml'))],
    ]);
  }

  return {
    name: 'llms-txt',

    async allContentLoaded({ allContent }) {
      docs = loadedDocs(allContent);
    },

    configureWebpack(_, isServer) {
      if (process.env.NODE_ENV !== 'development' || isServer) return {};
      const handler = textHandler(baseUrl, 'text/plain', async (path) =>
        /\/(llms(-full(-\d+)?)?|robots)\.txt$/.test(path) ? (await files()).get(path) : undefined,
      );
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      await writeFiles(outDir, await files());
    },
  };
}
