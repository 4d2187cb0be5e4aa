import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { routeOf } from '../../../src/lib/routes';
import type { ParsedPage } from '../../content';
import { fileOfDoc, pageStore } from '../../content';
import { landingPage } from './landingPage';
import { fillLinks, type MarkdownSite, originLine } from './links';

const demoFile = 'src/pages/_demo.mdx';

/** Reads pages as Markdown, as they are in their files at this moment. */
export interface MarkdownReader {
  /** The routes of all pages that have a Markdown copy. */
  routes: string[];
  /** @throws when a page can't be converted or has a link that leads nowhere */
  read: (routes: readonly string[]) => Promise<Map<string, string>>;
}

export type MarkdownMount = Omit<MarkdownSite, 'routes'>;

/** Creates the reader of the site's pages: the docs and the landing page. */
export function markdownReader(
  { docs }: Pick<LoadedVersion, 'docs'>,
  siteDir: string,
  mount: MarkdownMount,
): MarkdownReader {
  const files = new Map(docs.map((doc) => [routeOf(doc.permalink, mount.baseUrl), fileOfDoc(doc)]));
  const routes = new Map(Array.from(files, ([route, file]) => [file, route]));
  const site = { ...mount, routes };
  const store = pageStore(siteDir);
  return {
    // A site with other pages around the same docs has no such landing page.
    routes: [...(existsSync(join(siteDir, demoFile)) ? ['/'] : []), ...files.keys()],
    async read(wanted) {
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

/** The fences that readers see, as Markdown. */
function shownFences(page: ParsedPage | undefined): string {
  return (page?.fences ?? [])
    .filter(({ meta }) => !meta.hidden)
    .map(({ lang, meta, code }) => {
      const title = meta.title === undefined ? '' : ` title="${meta.title}"`;
      return `\`\`\`${lang}${title}\n${code}\n\`\`\``;
    })
    .join('\n\n');
}
