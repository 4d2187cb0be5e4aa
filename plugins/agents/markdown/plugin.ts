import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { markdownPath, routeAddress, routeOf, type SiteMount } from '../../../src/lib/routes';
import { landing } from '../../../src/site/landing';
import { textHandler, withHandler, writeFiles } from '../../build';
import {
  type ConvertedPage,
  fileOfDoc,
  loadedDocs,
  type ParsedPage,
  pageStore,
} from '../../content';
import { PageError } from './convertPage';

export interface MarkdownSite extends SiteMount {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The route of each page, by file. */
  routes: ReadonlyMap<string, string>;
}

const pendingUrl = /pending-link:(\d+):/g;

/**
 * Fills in the URLs of a converted page's links.
 * @throws when the page couldn't be converted, or a link's target doesn't exist
 */
export function fillLinks(page: ConvertedPage, site: MarkdownSite): string {
  if ('error' in page) throw new Error(page.error);
  return page.text.replace(pendingUrl, (placeholder, index: string) => {
    const link = page.links[Number(index)];
    if (link === undefined) return placeholder;
    const { target, isFile, file, line, written } = link;
    const route = target.startsWith('/') ? target : site.routes.get(target);
    if (route === undefined) {
      const message = `The link ${written} does not lead to a page. Fix the file path.`;
      const start = { line, column: 1 };
      throw new PageError({ file }, { position: { start, end: start } }, message);
    }
    return site.siteUrl + routeAddress(route, isFile ? { ...site, router: 'browser' } : site);
  });
}

/** The address of a file of the site; with the hash router, too, a host serves it by its path. */
function fileAddress(path: string, { siteUrl, baseUrl }: MarkdownSite): string {
  return siteUrl + routeAddress(path, { baseUrl, router: 'browser' });
}

/**
 * The first line of a page's Markdown: where the page is and where all others are, for agents that are given this file
 * alone and for people who paste it.
 */
function originLine(route: string, site: MarkdownSite): string {
  const address = site.siteUrl + routeAddress(route, site);
  const index = fileAddress('/llms.txt', site);
  return `> Source: <${address}>. Index of all pages as Markdown: <${index}>.\n\n`;
}

const demoFile = 'src/pages/_demo.mdx';

/** Reads the docs and the landing page as Markdown, as they are in their files at this moment. */
export function markdownReader(
  { docs }: Pick<LoadedVersion, 'docs'>,
  siteDir: string,
  mount: Omit<MarkdownSite, 'routes'>,
) {
  const files = new Map(docs.map((doc) => [routeOf(doc.permalink, mount.baseUrl), fileOfDoc(doc)]));
  const routes = new Map(Array.from(files, ([route, file]) => [file, route]));
  const site = { ...mount, routes };
  const store = pageStore(siteDir);
  return {
    /** Of all pages that have a Markdown copy. A site with other pages around the same docs has no such landing page. */
    routes: [...(existsSync(join(siteDir, demoFile)) ? ['/'] : []), ...files.keys()],
    /** @throws when a page can't be converted or has a link that leads nowhere */
    async read(wanted: readonly string[]): Promise<Map<string, string>> {
      const asked = wanted.flatMap((route) => files.get(route) ?? []);
      const pages = await store.read(asked);
      const texts = new Map<string, string>();
      for (const route of wanted) {
        const markdown = pages.get(files.get(route) ?? '')?.markdown;
        if (markdown) texts.set(route, originLine(route, site) + fillLinks(markdown, site));
        else if (route === '/') {
          const demo = (await store.read([demoFile])).get(demoFile);
          texts.set(route, originLine(route, site) + landingPage(shownFences(demo), site));
        }
      }
      return texts;
    },
  };
}

function shownFences(page: ParsedPage | undefined): string {
  return (page?.fences ?? [])
    .filter(({ meta }) => !meta.hidden)
    .map(({ lang, meta, code }) => {
      const title = meta.title === undefined ? '' : ` title="${meta.title}"`;
      return `\`\`\`${lang}${title}\n${code}\n\`\`\``;
    })
    .join('\n\n');
}

/**
 * The landing page as Markdown. It is the only page without an MDX file.
 * @param demoCode the fence next to the demo
 */
function landingPage(demoCode: string, site: MarkdownSite): string {
  const { title, lead, drawing, oftenRead, paths, start, live, community } = landing;
  const link = (label: string, to: string) => {
    const address = to.startsWith('/') ? site.siteUrl + routeAddress(to, site) : to;
    return `[${label}](${address})`;
  };
  const row = (links: readonly { label: string; to: string }[]) =>
    links.map(({ label, to }) => link(label, to)).join(' ');
  const list = (links: readonly { title: string; to: string; text: string }[]) =>
    links.map((each) => `- ${link(each.title, each.to)}: ${each.text}`).join('\n');
  const ways = start.ways.map(({ time, title: name, text, links, more }) =>
    [
      `### ${name}`,
      `*${time}*`,
      text,
      ...(links.length > 0 ? [links.map(({ label, to }) => link(label, to)).join(', ')] : []),
      link(more.label, more.to),
    ].join('\n\n'),
  );
  return `${[
    `# ${title}`,
    lead,
    `${oftenRead.label} ${row(oftenRead.links)}`,
    `${paths.label} ${row(paths.links)}`,
    `Diagram: ${drawing}.`,
    `## ${start.title}`,
    ...ways,
    `## ${live.title}`,
    demoCode.trim(),
    live.steps.map((step) => ('name' in step ? `\`${step.name}\` ` : '') + step.text).join(' → '),
    `## ${community.title}`,
    list(community.links),
  ].join('\n\n')}\n`;
}

/**
 * Writes each page as Markdown next to its HTML: `/functions/actions` → `functions/actions.md`. The development server
 * converts a page when it is requested.
 */
export default function markdownPages({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let reader: ReturnType<typeof markdownReader> | undefined;

  return {
    name: 'markdown',

    async allContentLoaded({ allContent }) {
      const { url: siteUrl, future } = siteConfig;
      const mount = { siteUrl, baseUrl, router: future.experimental_router };
      reader = markdownReader(loadedDocs(allContent), siteDir, mount);
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'text/markdown', async (path) => {
        const route = reader?.routes.find((each) => markdownPath(each) === path);
        return route === undefined ? undefined : (await reader?.read([route]))?.get(route);
      });
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      if (!reader) throw new Error('markdown: the docs were not loaded before the build.');
      const texts = await reader.read(reader.routes);
      await writeFiles(
        outDir,
        Array.from(texts, ([route, text]) => [markdownPath(route), text] as const),
      );
    },
  };
}
