import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeXml } from '../../src/lib/escape';
import { routeAddress, routeOf, type SiteMount } from '../../src/lib/routes';
import { tryDecode } from '../../src/lib/tryDecode';
import { redirectsFile as edgeRedirectsFile, type SiteRedirects } from '../agents';
import { hashSource, writeFiles } from '../build';
import {
  checkRedirects,
  hasId,
  isExternal,
  type LineProblem,
  redirectsFile as listName,
  parseRedirects,
  pathOfTarget,
  type Redirect,
} from '../content';

interface SiteAddress extends SiteMount {
  /** Origin without a trailing slash. */
  siteUrl: string;
}

function addressOf(to: string, site: SiteAddress): string {
  return isExternal(to) ? to : routeAddress(to, site);
}

/** The `_redirects` file that Netlify, Cloudflare and similar hosts read. */
export function redirectsFile(redirects: readonly Redirect[], site: SiteAddress): string {
  const base = site.baseUrl.slice(0, -1);
  return redirects.map(({ from, to }) => `${base}${from} ${addressOf(to, site)} 301\n`).join('');
}

/** The script of a redirect page. It keeps the query and, if there is one, the anchor. */
export function redirectScript(address: string): string {
  const hashAt = address.indexOf('#');
  const path = hashAt < 0 ? address : address.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : address.slice(hashAt);
  const query = path.includes('?') ? `l.search.replace('?','&')` : 'l.search';
  const literal = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');
  // In hash mode the anchor is the target itself, so it can't be replaced.
  const anchor = hash.startsWith('#/') ? literal(hash) : `(l.hash||${literal(hash)})`;
  return `var l=location;l.replace(${literal(path)}+${query}+${anchor})`;
}

/** A page that redirects on any host, with or without a script. */
export function redirectPage(to: string, site: SiteAddress): string {
  const address = addressOf(to, site);
  const script = redirectScript(address);
  const url = escapeXml(address);
  const canonical = escapeXml(new URL(address, site.siteUrl).href.replace(/#(?!\/).*$/, ''));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src ${hashSource(script)}">
<title>This page has moved</title>
<script>${script}</script>
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${canonical}">
<p>This page has moved to <a href="${url}">${url}</a>.</p>
</html>
`;
}

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
 * list for the Worker (`plugins/agents/worker`). Any fault in the list stops the build.
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

      // The target, base URL included, by path below the base URL.
      const forWorker: SiteRedirects = Object.fromEntries(
        list.map(({ from, to }) => [from, addressOf(to, site)]),
      );
      const output: [path: string, content: string][] = [
        ...list.map(({ from, to }): [string, string] => [
          `${from.slice(1)}.html`,
          redirectPage(to, site),
        ]),
        ['_redirects', redirectsFile(list, site)],
        [edgeRedirectsFile.slice(1), JSON.stringify(forWorker)],
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
