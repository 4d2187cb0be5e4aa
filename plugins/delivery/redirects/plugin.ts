import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { redirectsFile as edgeRedirectsFile } from '../../../src/edge/readSite';
import { routeOf } from '../../../src/lib/routes';
import { tryDecode } from '../../../src/lib/tryDecode';
import { writeFiles } from '../../build';
import type { LineProblem, Redirect } from '../../content';
import {
  checkRedirects,
  hasId,
  isExternal,
  redirectsFile as listName,
  parseRedirects,
  pathOfTarget,
} from '../../content';
import { edgeRedirects, redirectPage, redirectsFile } from './planOutput';

function throwOn(problems: readonly LineProblem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ line, message }) => `${listName}:${line} ${message}`);
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
 * Builds the redirects from old URLs: `_redirects` for hosts that read it, a page for each on other hosts, and a
 * list for the Worker (`src/edge`). Any fault in the list stops the build.
 */
export default function redirects({ siteDir }: LoadContext): Plugin<Redirect[]> {
  const listFile = join(siteDir, listName);

  return {
    name: 'redirects',

    getPathsToWatch: () => [listFile],

    async loadContent() {
      const list = parseRedirects(await readFile(listFile, 'utf8'));
      throwOn(list.problems);
      return list.redirects;
    },

    async postBuild({ content: list, outDir, routesPaths, siteConfig, baseUrl }) {
      const router = siteConfig.future.experimental_router;
      const site = { siteUrl: siteConfig.url, baseUrl, router };
      const built = new Set(
        routesPaths
          .map((path) => routeOf(path, baseUrl))
          .filter((route) => route !== '/404.html' && !route.includes('*')),
      );
      throwOn(checkRedirects(list, built));
      // In hash mode no page has a separate HTML file that could be checked.
      if (router === 'browser') throwOn(await anchorProblems(list, outDir));

      const output: [path: string, content: string][] = [
        ...list.map(({ from, to }): [string, string] => [
          `${from.slice(1)}.html`,
          redirectPage(to, site),
        ]),
        ['_redirects', redirectsFile(list, site)],
        [edgeRedirectsFile.slice(1), JSON.stringify(edgeRedirects(list, site))],
      ];
      const taken = output.find(([path]) => existsSync(join(outDir, path)));
      if (taken) {
        const fix = 'Remove the file or the redirect';
        throw new Error(`redirects: ${taken[0]} would overwrite a file of the build. ${fix}.`);
      }
      await writeFiles(outDir, output);
      console.info(`[redirects] ${list.length} written.`);
    },
  };
}
