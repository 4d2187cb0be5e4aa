import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { tryDecode } from '../../../src/lib/tryDecode';
import { product } from '../../../src/site/product';
import { type Finding, findingAt } from '../../build';
import type { PageImage, PageLink } from '../parse/collect';

/** What the rules for one page need to know about the other pages. */
export interface Site {
  siteDir: string;
  otherRoutes: readonly string[];
  /** The ids of every page by file; undefined for one that can't be parsed. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  routes: ReadonlyMap<string, string>;
}

type Fault = [rule: string, message: string];

const escapeFault = (rule: string, url: string): Fault => [
  rule,
  `The URL ${url} can't be decoded. Write %25 for a percent sign.`,
];

/** Everything in a URL after its path: query and anchor. */
const restOf = (url: string) => /[?#].*$/s.exec(url)?.[0] ?? '';

const pathOf = (url: string) => {
  const path = url.slice(0, url.length - restOf(url).length);
  return tryDecode(path) ?? path;
};

const isStatic = (path: string, { siteDir }: Site) => existsSync(join(siteDir, 'static', path));

function relativeLink(from: string, to: string): string {
  const link = posix.relative(posix.dirname(from), to);
  return link.startsWith('.') ? link : `./${link}`;
}

const stemOf = (file: string) => file.replace(/(?:\/|\.mdx?)$/, '').replace(/\/index$/, '');

/** The page that a missing file most likely refers to: at this path, with this name elsewhere, or with a similar path. */
function nearestPage(wanted: string, { pages }: Site): string | undefined {
  const stem = stemOf(wanted);
  const stems = new Map([...pages.keys()].map((file) => [stemOf(file), file]));
  const all = [...stems.keys()];
  const [sameName, ...others] = all.filter(
    (other) => posix.basename(other) === posix.basename(stem),
  );
  const found = others.length === 0 && sameName ? sameName : nearest(stem, all);
  return stems.get(stem) ?? stems.get(found ?? '');
}

/** @param where the page as messages name it */
function anchorFault(where: string, file: string, url: string, site: Site): Fault | undefined {
  const [, hash = ''] = /#(.*)$/s.exec(url) ?? [];
  const anchor = tryDecode(hash) ?? hash;
  const anchors = site.pages.get(file);
  // A link to the top of the page, a text fragment, or a page that can't be parsed.
  if (!anchors || anchor === '' || anchor.startsWith(':~:') || anchors.has(anchor))
    return undefined;
  const close = nearest(anchor, anchors);
  const listed = [...anchors].slice(0, 6).map((id) => `#${id}`);
  const fix = close ? `Did you mean #${close}?` : `It has ${listed.join(', ') || 'no headings'}.`;
  return ['broken-anchor', `${where} has no heading with the id "${anchor}". ${fix}`];
}

function routeFault(from: string, url: string, what: string, site: Site): Fault | undefined {
  const route = pathOf(url).replace(/(.)\/$/, '$1') || '/';
  const file = site.routes.get(route);
  if (file) {
    const link = relativeLink(from, file) + restOf(url);
    return ['link-file', `${what} Link to the file instead: ${link}.`];
  }
  if (site.otherRoutes.includes(route) || isStatic(route, site)) return undefined;
  const close = site.routes.get(nearest(route, site.routes.keys()) ?? '');
  const fix = close ? `Did you mean ${relativeLink(from, close)}?` : 'Remove the link.';
  return ['broken-link', `No page has the route ${route}. ${fix}`];
}

function fileFault(from: string, { url, prop }: PageLink, site: Site): Fault | undefined {
  const path = pathOf(url);
  const wanted = posix.join(posix.dirname(from), path);
  if (site.pages.has(wanted)) {
    if (prop && !path.startsWith('.')) {
      return ['link-file', `"${url}" does not start with a dot. Write ./${url}.`];
    }
    return anchorFault(wanted === from ? 'This page' : wanted, wanted, url, site);
  }
  if (/\.(?!mdx?$)\w+$/.test(path) && existsSync(join(site.siteDir, wanted))) {
    const fix = `Put it there, and link to /${posix.basename(path)}.`;
    return ['link-place', `The file ${url} is not in static/. ${fix}`];
  }
  const found = nearestPage(wanted, site);
  const fix = found
    ? `Did you mean ${relativeLink(from, found)}${restOf(url)}?`
    : 'Fix the path, or remove the link until the page exists.';
  return ['broken-link', `The file ${wanted} does not exist. ${fix}`];
}

function linkFault(from: string, link: PageLink, site: Site): Fault | undefined {
  const { url } = link;
  if (/\s/.test(url.trim())) {
    return ['link-space', `The address ${url} has a space. Write %20 for it.`];
  }
  if (/^(?:javascript|data|file|blob):/i.test(url)) {
    const fix = 'Link to a page, or show the code in a fence.';
    return ['link-scheme', `Readers can't follow ${url}. ${fix}`];
  }
  const external = /^(?:(https?):)?\/\/([^/?#]*)(.*)$/is.exec(url);
  if (external) {
    const [, scheme, host = '', rest = ''] = external;
    if (host.toLowerCase() === product.docsHost) {
      return routeFault(from, rest, 'This is a URL of this site.', site);
    }
    const local = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::|$)/.test(host);
    if (scheme === 'https' || local) return undefined;
    return ['link-https', `The URL is not encrypted. Write https://${host}${rest}.`];
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  if (tryDecode(url) === undefined) return escapeFault('broken-link', url);
  if (url.trim() === '') return ['broken-link', 'The link has no target. Add one.'];
  if (/^[?#]/.test(url)) return anchorFault('This page', from, url, site);
  if (!url.startsWith('/')) return fileFault(from, link, site);
  return routeFault(from, url, `${pathOf(url)} is a route of this site.`, site);
}

function imageFault(url: string, site: Site): Fault | undefined {
  if (/^(?:https?:)?\/\//i.test(url)) {
    return ['image-remote', 'The image is on another host. Save it in static/.'];
  }
  if (/^[a-z]+:/i.test(url)) return undefined;
  if (tryDecode(url) === undefined) return escapeFault('image-missing', url);
  const path = pathOf(url);
  if (!path.startsWith('/')) {
    // It would get another address with each change, and the Markdown copy of the page needs one that stays.
    const fix = `Put it there, and write its path from there: /${posix.basename(path)}.`;
    return ['image-place', `The image ${url} is not in static/. ${fix}`];
  }
  if (isStatic(path, site)) return undefined;
  const folder = dirname(join(site.siteDir, 'static', path));
  const close = existsSync(folder) && nearest(posix.basename(path), readdirSync(folder));
  const fix = close
    ? `Did you mean ${posix.join(posix.dirname(path), close)}?`
    : 'Add the file or fix the path.';
  return ['image-missing', `The image static${path} does not exist. ${fix}`];
}

export function checkTargets(
  { file, links, images }: { file: string; links: PageLink[]; images: PageImage[] },
  site: Site,
): Finding[] {
  return [
    ...links.map((link) => ({ ...link, fault: linkFault(file, link, site) })),
    ...images.map((image) => ({ ...image, fault: imageFault(image.url, site) })),
  ].flatMap(({ place, fault }) => (fault ? [findingAt(file, place, ...fault)] : []));
}
