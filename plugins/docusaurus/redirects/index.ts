import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectsFile as edgeRedirectsFile } from '../../../src/edge/readSite';
import { routeOf } from '../../../src/lib/routeOf';
import { tryDecode } from '../../../src/lib/tryDecode';
import { checkRedirects, hasId, isExternal, pathOfTarget } from './checkRedirects';
import type { RedirectsOptions } from './options';
import type { LineProblem, Redirect } from './parseRedirects';
import { parseRedirects, parseRoutes } from './parseRedirects';
import {
  edgeRedirects,
  type PlannedFile,
  prefixMap,
  redirectPage,
  redirectsFile,
} from './planOutput';

export { validateOptions } from './options';

interface Content {
  redirects: Redirect[];
  planned: string[];
}

function throwOn(file: string, problems: readonly LineProblem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ line, message }) => `${file}:${line} ${message}`);
  throw new Error(`redirects: ${problems.length} to fix.\n${lines.join('\n')}`);
}

/** Reads a built page, wherever Docusaurus put it. Returns undefined if there is none. */
async function readPage(outDir: string, route: string): Promise<string | undefined> {
  const candidates = [`${route}.html`, `${route}/index.html`];
  const file = candidates.map((path) => join(outDir, path)).find((path) => existsSync(path));
  return file === undefined ? undefined : readFile(file, 'utf8');
}

async function anchorProblems(redirects: readonly Redirect[], outDir: string) {
  const problems: LineProblem[] = [];
  for (const { to, line } of redirects) {
    const anchor = to.split('#')[1];
    if (anchor === undefined || isExternal(to)) continue;
    const path = pathOfTarget(to);
    const html = await readPage(outDir, path);
    if (html === undefined) {
      problems.push({ line, message: `${path} is a route without an HTML file. Is it a page?` });
    } else if (!hasId(html, tryDecode(anchor) ?? anchor)) {
      const fix = `Fix the id in the page with {/* #${anchor} */}, or fix the anchor`;
      problems.push({ line, message: `${path} has no heading with the id "${anchor}". ${fix}.` });
    }
  }
  return problems;
}

/**
 * Builds the redirects from old URLs: `_redirects` for hosts that read it, a page for each exact source,
 * `redirects.json` with the wildcards for the not-found page, and all of them for the Worker (`src/edge`). Any fault in the list stops the build.
 */
export default function redirects(
  context: LoadContext,
  options: RedirectsOptions,
): Plugin<Content> {
  const files = [options.redirectsFile, options.plannedRoutesFile] as const;
  const [redirectsPath, plannedPath] = files.map((file) => join(context.siteDir, file)) as [
    string,
    string,
  ];

  return {
    name: 'redirects',

    getPathsToWatch: () => [redirectsPath, plannedPath],

    async loadContent() {
      const list = parseRedirects(await readFile(redirectsPath, 'utf8'));
      const planned = parseRoutes(await readFile(plannedPath, 'utf8'));
      throwOn(options.redirectsFile, list.problems);
      throwOn(options.plannedRoutesFile, planned.problems);
      return { redirects: list.redirects, planned: planned.routes };
    },

    async postBuild({ content, outDir, routesPaths, siteConfig, baseUrl }) {
      const router = siteConfig.future.experimental_router;
      const site = { siteUrl: siteConfig.url, baseUrl, router };
      const built = new Set(
        routesPaths
          .map((path) => routeOf(path, baseUrl))
          .filter((route) => route !== '/404.html' && !route.includes('*')),
      );
      const { live, heldBack, problems } = checkRedirects(content.redirects, {
        built,
        planned: new Set(content.planned),
      });
      throwOn(options.redirectsFile, problems);
      // In hash mode no page has a separate HTML file that could be checked.
      if (router === 'browser') throwOn(options.redirectsFile, await anchorProblems(live, outDir));

      const pages = live.filter(({ wildcard }) => !wildcard).map((one) => redirectPage(one, site));
      const guarded = router === 'browser' ? built : [];
      const output: PlannedFile[] = [
        ...pages,
        { path: '_redirects', content: redirectsFile(live, guarded, site) },
        { path: 'redirects.json', content: JSON.stringify(prefixMap(live, site)) },
        { path: edgeRedirectsFile.slice(1), content: JSON.stringify(edgeRedirects(live, site)) },
      ];
      for (const { path, content: text } of output) {
        const file = join(outDir, path);
        if (existsSync(file)) {
          const fix = 'Remove the file or the redirect';
          throw new Error(`redirects: ${path} would overwrite a file of the build. ${fix}.`);
        }
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      const waiting = heldBack.length > 0 ? `, ${heldBack.length} held back for planned pages` : '';
      console.info(`[redirects] ${live.length} written${waiting}.`);
    },
  };
}
