import type { SiteRedirects } from '../../../src/edge/edgeTypes';
import { escapeXml } from '../../../src/lib/escape';
import { routeAddress, type SiteMount } from '../../../src/lib/routes';
import { hashSource } from '../../build';
import type { Redirect } from '../../content';
import { isExternal } from '../../content';

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

/** All redirects for the Worker: the target, base URL included, by path below the base URL. */
export function edgeRedirects(redirects: readonly Redirect[], site: SiteAddress): SiteRedirects {
  return Object.fromEntries(redirects.map(({ from, to }) => [from, addressOf(to, site)]));
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
