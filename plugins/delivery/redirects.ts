import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeXml } from '../../src/lib/escape';
import { routeAddress, routeOf, type SiteMount } from '../../src/lib/routes';
import { edgeRedirectsFile, type SiteRedirects } from '../agents';
import { hashSource, writeFiles } from '../build';
import {
  checkRedirects,
  isExternal,
  type LineProblem,
  parseRedirects,
  type Redirect,
  redirectsFile,
} from '../content';

interface SiteAddress extends SiteMount {
  /** Origin without a trailing slash. */
  siteUrl: string;
}

function addressOf(to: string, site: SiteAddress): string {
  return isExternal(to) ? to : routeAddress(to, site);
}

/** The `_redirects` file that Netlify, Cloudflare and similar hosts read. */
export function hostRedirects(redirects: readonly Redirect[], site: SiteAddress): string {
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
  const lines = problems.map(({ line, message }) => `${redirectsFile}:${line} ${message}`);
  throw new Error(`redirects: ${problems.length} to fix.\n${lines.join('\n')}`);
}

/**
 * Builds the redirects from old URLs: `_redirects` for hosts that read it, a page for each on other hosts, and a
 * list for the Worker (`plugins/agents/worker`). Any fault in the list stops the build; the rules for pages check
 * the ids of its targets.
 */
export default function redirects({ siteDir }: LoadContext): Plugin<Redirect[]> {
  const listFile = join(siteDir, redirectsFile);

  return {
    name: 'redirects',

    getPathsToWatch: () => [listFile],

    async loadContent() {
      const list = parseRedirects(await readFile(listFile, 'utf8'));
      throwOn(list.problems);
      return list.redirects;
    },

    async postBuild({ content: list, outDir, routesPaths, siteConfig, baseUrl }) {
      const { url: siteUrl, future } = siteConfig;
      const site = { siteUrl, baseUrl, router: future.experimental_router };
      const built = new Set(
        routesPaths
          .map((path) => routeOf(path, baseUrl))
          .filter((route) => route !== '/404.html' && !route.includes('*')),
      );
      throwOn(checkRedirects(list, built));

      // The target, base URL included, by path below the base URL.
      const forWorker: SiteRedirects = Object.fromEntries(
        list.map(({ from, to }) => [from, addressOf(to, site)]),
      );
      const output: [path: string, content: string][] = [
        ...list.map(({ from, to }): [string, string] => [
          `${from.slice(1)}.html`,
          redirectPage(to, site),
        ]),
        ['_redirects', hostRedirects(list, site)],
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
