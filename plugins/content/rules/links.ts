import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { tryDecode } from '../../../src/lib/tryDecode';
import { type Finding, findingAt } from '../../build';
import type { PageLink } from '../parse/collect';
import { isStatic, relativeLink, type Site } from './site';

/** What to write instead of a URL that can't be decoded: `100%.png`. It would stop the build. */
export const escapeProblem = (url: string) =>
  `The URL ${url} can't be decoded. Write %25 for a percent sign.`;

interface Target {
  path: string;
  /** Everything after the path: query and anchor. */
  rest: string;
  anchor: string | undefined;
}

function splitUrl(url: string): Target {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const hash = rest.indexOf('#');
  return {
    path: decode(path),
    rest,
    anchor: hash === -1 ? undefined : decode(rest.slice(hash + 1)),
  };
}

const decode = (text: string) => tryDecode(text) ?? text;

type Report = (rule: string, message: string) => void;

function checkAnchor(file: string, anchor: string, samePage: boolean, site: Site, report: Report) {
  const anchors = site.pages.get(file)?.anchors;
  // A link to the top of the page, a text fragment, or a page that can't be parsed.
  if (!anchors || anchor === '' || anchor.startsWith(':~:') || anchors.has(anchor)) return;
  const close = nearest(anchor, anchors);
  const listed = [...anchors].slice(0, 6).map((id) => `#${id}`);
  const fix = close
    ? `Did you mean #${close}?`
    : listed.length > 0
      ? `It has ${listed.join(', ')}${anchors.size > 6 ? ', …' : ''}.`
      : 'It has no headings.';
  const where = samePage ? 'This page' : file;
  report('broken-anchor', `${where} has no heading with the id "${anchor}". ${fix}`);
}

function checkRoute(from: string, target: Target, what: string, site: Site, report: Report) {
  const route = target.path.replace(/(.)\/$/, '$1') || '/';
  const file = site.routes.get(route);
  if (file) {
    const link = relativeLink(from, file) + target.rest;
    report('link-file', `${what} Link to the file instead: ${link}.`);
    return;
  }
  if (site.otherRoutes.includes(route) || isStatic(route, site)) return;
  const close = site.routes.get(nearest(route, site.routes.keys()) ?? '');
  const page = close ?? site.nearestPage(posix.join(site.docsDir, `${route}.mdx`));
  const fix = page ? `Did you mean ${relativeLink(from, page)}?` : 'Remove the link.';
  report('broken-link', `No page has the route ${route}. ${fix}`);
}

function checkFile(from: string, link: PageLink, target: Target, site: Site, report: Report) {
  const wanted = posix.join(posix.dirname(from), target.path);
  if (site.pages.has(wanted)) {
    if (target.anchor !== undefined) {
      checkAnchor(wanted, target.anchor, wanted === from, site, report);
    }
    if (link.prop && !target.path.startsWith('.')) {
      report('link-file', `"${link.url}" does not start with a dot. Write ./${link.url}.`);
    }
    return;
  }
  const isPage = /\.mdx?$/.test(target.path);
  const exists = existsSync(join(site.siteDir, wanted));
  if (!isPage && /\.\w+$/.test(target.path) && exists) {
    const place = `/${posix.basename(target.path)}`;
    const message = `The file ${link.url} is not in static/. Put it there, and link to ${place}.`;
    report('link-place', message);
    return;
  }
  const stem = wanted.replace(/\/$/, '').replace(/\.mdx?$/, '');
  const variants = [`${stem}.mdx`, `${stem}/index.mdx`, `${stem}.md`, `${stem}/index.md`];
  const found = variants.find((file) => site.pages.has(file)) ?? site.nearestPage(wanted);
  const fix = found
    ? `Did you mean ${relativeLink(from, found)}${target.rest}?`
    : 'Fix the path, or remove the link until the page exists.';
  report('broken-link', `The file ${wanted} does not exist. ${fix}`);
}

/** Checks the target of a link. */
export function checkLink(from: string, link: PageLink, site: Site): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (rule, message) =>
    findings.push(findingAt(from, link.place, rule, message));
  const { url } = link;

  if (/\s/.test(url.trim())) {
    report('link-space', `The address ${url} has a space. Write %20 for it.`);
    return findings;
  }
  if (/^(?:javascript|data|file|blob):/i.test(url)) {
    report(
      'link-scheme',
      `Readers can't follow ${url}. Link to a page, or show the code in a fence.`,
    );
    return findings;
  }
  const external = /^(?:(https?):)?\/\/([^/?#]*)(.*)$/is.exec(url);
  if (external) {
    const [, scheme, host = '', rest = ''] = external;
    if (host.toLowerCase() === site.host) {
      checkRoute(from, splitUrl(rest), 'This is a URL of this site.', site, report);
      return findings;
    }
    const local = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::|$)/.test(host);
    if (scheme !== 'https' && !local) {
      report('link-https', `The URL is not encrypted. Write https://${host}${rest}.`);
    }
    return findings;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return findings;

  const target = splitUrl(url);
  if (tryDecode(url) === undefined) report('broken-link', escapeProblem(url));
  else if (url.trim() === '') report('broken-link', 'The link has no target. Add one.');
  else if (target.path === '') checkAnchor(from, target.anchor ?? '', true, site, report);
  else if (target.path.startsWith('/')) {
    checkRoute(from, target, `${target.path} is a route of this site.`, site, report);
  } else checkFile(from, link, target, site, report);
  return findings;
}
