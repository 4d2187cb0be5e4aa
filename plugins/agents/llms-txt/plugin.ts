import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeAddress, routeOf } from '../../../src/lib/routes';
import { product } from '../../../src/site/product';
import { textHandler, withHandler, writeFiles } from '../../build';
import {
  isSection,
  type ListedPage,
  loadedDocs,
  outlineOf,
  pagesOf,
  type Section,
} from '../../content';
import { markdownReader } from '../markdown/plugin';
import { type Bundle, cutBundles } from './cutBundles';
import { indexText, type SizedBundle } from './indexText';

/** Characters of the index that an agent reads first, and of the index of a section. */
const indexLimit = 50_000;

/** Characters of a file with all pages of a section. */
const bundleLimit = 100_000;

/** Characters that are left for the heading of such a file. */
const bundleHead = 1_000;

const separator = '\n---\n\n';

interface FilesContext {
  baseUrl: string;
  addressOf: (path: string) => string;
}

/** The sections that have files: the sidebar's, without the headings above them. */
function sectionsIn(items: readonly (ListedPage | Section)[]): Section[] {
  return items
    .filter(isSection)
    .flatMap((section) => (section.isGroup ? sectionsIn(section.items) : [section]));
}

/** Arranges the pages that readers can find, the landing page first if there is one. */
function arrange(
  { docs, sidebars }: LoadedVersion,
  baseUrl: string,
  hasLanding: boolean,
): (ListedPage | Section)[] {
  const listed = docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => ({
      id: doc.id,
      route: routeOf(doc.permalink, baseUrl),
      label: doc.title,
      description: doc.description,
    }));
  const landing = { route: '/', label: product.docsName, description: product.tagline };
  return [...(hasLanding ? [landing] : []), ...outlineOf(sidebars, listed)];
}

/**
 * Makes the files for agents from the pages as Markdown. They depend on nothing else, so that two builds of the same
 * sources are the same.
 * @param texts Markdown by route
 * @returns texts by path of the site
 */
function agentFiles(
  version: LoadedVersion,
  texts: ReadonlyMap<string, string>,
  { baseUrl, addressOf }: FilesContext,
): Map<string, string> {
  const items = arrange(version, baseUrl, texts.has('/'));
  const files = new Map<string, string>();
  const textOf = ({ route }: ListedPage) => {
    const text = texts.get(route);
    if (text === undefined) throw new Error(`llms-txt: ${route} has no Markdown.`);
    return text;
  };
  const everything = `Index of all pages: <${addressOf('/llms.txt')}>.`;

  const addBundle = ({ label, path, pages }: Bundle): SizedBundle => {
    const head = `# ${label}\n\n> ${pages.length} pages of ${product.docsName} as Markdown, in the order of the sidebar. ${everything}\n`;
    const text = [head, ...pages.map(textOf)].join(separator);
    files.set(path, text);
    return { label, path, size: text.length };
  };

  const all = addBundle({
    label: product.docsName,
    path: '/llms-full.txt',
    pages: pagesOf({ items }),
  });

  const bundles = new Map<Section, SizedBundle[]>();
  for (const section of sectionsIn(items)) {
    const sizeOf = (page: ListedPage) => textOf(page).length + separator.length;
    const sized = cutBundles(section, sizeOf, bundleLimit - bundleHead).map(addBundle);
    bundles.set(section, sized);
    const own = section.items.filter((item) => !isSection(item));
    const text = indexText({
      title: `${section.label} in ${product.docsName}`,
      summary: `The pages of this section as Markdown. ${everything}`,
      bundles: sized,
      items: [...own, ...section.items.filter(isSection)],
      addressOf,
      limit: indexLimit,
    });
    files.set(`${section.path}/llms.txt`, text);
  }

  const index = indexText({
    title: product.docsName,
    summary: `${product.name}: ${product.tagline.replace(/^A/, 'a')}. All pages describe ${product.slug} ${product.version}.`,
    notes: [
      'Each link leads to a page as Markdown, which is at the address of the page with `.md` added. A section can also be read as one file, and its index is at the address of the section with `/llms.txt` added.',
    ],
    bundles: [all],
    items,
    bundlesOf: (section) => bundles.get(section) ?? [],
    addressOf,
    limit: indexLimit,
  });
  files.set('/llms.txt', index);
  return files;
}

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
