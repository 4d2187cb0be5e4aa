import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Parser } from 'htmlparser2';
import { isOperationPage, routeOf } from '../../src/lib/routes';
import { joinSources, type SiteSources } from '../../src/site/policySources';
import { hashSource } from '../build';
import { httpDocuments } from '../content';
import type { PolicySources, SourceDirective } from '../services/vendors';

/** The parts of a page's HTML that a policy has to allow one by one, or can't allow. */
interface InlineContent {
  /** Sources of the scripts that run; data blocks don't. */
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  handlers: string[];
}

/** Types of scripts that run; a block of any other type is data. */
const scriptType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/**
 * Finds the inline scripts, styles and event handlers of a page. With `htmlparser2`, because it gives the place of each
 * tag and reads 26 MB of pages in 0.8 s; `cheerio` builds a tree, which takes 7.3 s.
 */
export function inlineContent(html: string): InlineContent {
  const found: InlineContent = { scripts: [], styles: [], styleAttributes: [], handlers: [] };
  /** The last start tag: nothing else is between it and its end if its content is text. */
  let tag = { contentStart: 0, attributes: {} as Readonly<Record<string, string>> };

  const parser = new Parser({
    onopentag(_, attributes) {
      tag = { contentStart: parser.endIndex + 1, attributes };
    },
    onattribute(name, value) {
      if (name === 'style') found.styleAttributes.push(hashSource(value));
      if (/^on[a-z]+$/.test(name)) found.handlers.push(name);
    },
    onclosetag(name, isImplied) {
      // One that isn't closed never runs.
      if (isImplied) return;
      const content = html.slice(tag.contentStart, parser.startIndex);
      if (name === 'style') found.styles.push(hashSource(content));
      const { src, type = '' } = tag.attributes;
      if (name === 'script' && src === undefined && scriptType.test(type))
        found.scripts.push(hashSource(content));
    },
  });
  parser.end(html);
  return found;
}

/** What the form of an operation may reach: any deployment, and one on the reader's own machine. */
const anyServer: PolicySources = {
  'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
};

const directives: readonly SourceDirective[] = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
];

/** What a page is, as far as its policy depends on it. */
interface PageKind {
  /** Whether it is a page of the HTTP APIs, with a form that sends requests with a deploy key. */
  hasForm: boolean;
  runsVendorCode: boolean;
}

/**
 * Writes the policy of a page: the site's own files, exactly the inline scripts and styles of the page, and the hosts
 * of the services that can run in it. A directive that would repeat `default-src` is left out.
 */
function pagePolicy(
  { scripts, styles, styleAttributes }: InlineContent,
  { hasForm, runsVendorCode }: PageKind,
  { everywhere, vendors }: SiteSources,
): string {
  const services = joinSources([
    everywhere,
    ...(hasForm ? [anyServer] : []),
    ...(runsVendorCode ? [vendors] : []),
  ]);
  // Any hash switches 'unsafe-inline' off, so a page whose services need that gets none.
  const allowsStyles = services['style-src']?.includes("'unsafe-inline'");
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [];
  const sources = joinSources([
    {
      'script-src': scripts,
      'style-src': allowsStyles ? [] : [...styles, ...attributes],
      // The icon of the tab.
      'img-src': ['data:'],
    },
    services,
  ]);
  const parts = directives.flatMap((directive) => {
    const list = sources[directive] ?? [];
    return list.length > 0 ? [`${directive} 'self' ${list.join(' ')}`] : [];
  });
  return ["default-src 'self'", ...parts].join(';');
}

/**
 * Adds its policy to a page as the first element after the encoding, because a policy applies only to what follows it.
 * @param path of the page, for messages
 * @throws when the page has no encoding, a policy already, or an event handler
 */
export function withPolicy(
  path: string,
  html: string,
  kind: PageKind,
  sources: SiteSources,
): string {
  const content = inlineContent(html);
  const encoding = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  const [handler] = content.handlers;
  const fault =
    (handler &&
      `has the event handler ${handler} in its HTML, which the policy forbids. Add the listener in a script.`) ||
    (/http-equiv=["']?content-security-policy/i.test(html) && 'has a policy already.') ||
    (!encoding && 'has no <meta charset="UTF-8">, which the policy follows.');
  if (fault || !encoding) throw new Error(`policy: ${path} ${fault}`);
  const at = encoding.index + encoding[0].length;
  const policy = pagePolicy(content, kind, sources);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, at) + meta + html.slice(at);
}

interface ContentSecurityPolicyOptions {
  /** What the configured services need. */
  sources: SiteSources;
}

/** The file of a route, with `trailingSlash: false`. */
function fileOfRoute(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
}

/**
 * Gives each page a Content-Security-Policy that allows exactly what the page contains. `static/_headers` has the
 * directives that only work, or are the same, for all files.
 */
export default function contentSecurityPolicy(
  { baseUrl, siteConfig }: LoadContext,
  { sources }: ContentSecurityPolicyOptions,
): Plugin {
  const isHash = siteConfig.future.experimental_router === 'hash';

  async function addPolicy(outDir: string, route: string): Promise<void> {
    const path = fileOfRoute(route);
    const file = join(outDir, path);
    const html = await readFile(file, 'utf8');
    // With the hash router all pages are one document.
    const hasForm = isHash || isOperationPage(route);
    const kind = { hasForm, runsVendorCode: isHash || !hasForm };
    const page = withPolicy(path, html, kind, sources);
    // Other plugins read pages meanwhile, and must never find half of one.
    await writeFile(`${file}.tmp`, page);
    await rename(`${file}.tmp`, file);
  }

  return {
    name: 'policy',

    async postBuild({ outDir, routesPaths }) {
      const routes = new Set(routesPaths.map((path) => routeOf(path, baseUrl)));
      // A catch-all route has no file.
      const pages = isHash ? ['/'] : [...routes].filter((route) => !route.includes('*'));
      for (const route of pages) await addPolicy(outDir, route);
      // No page can frame one with the form for a deploy key, which would let its scripts read the form.
      const rules = Object.keys(httpDocuments).map(
        (id) => `\n/${id}/*\n  Content-Security-Policy: frame-ancestors 'none'\n`,
      );
      await appendFile(join(outDir, '_headers'), rules.join(''));
    },
  };
}
