import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isOperationPage } from '../../../src/lib/operationPages';
import { routeOf } from '../../../src/lib/routes';
import type { SiteSources } from '../../../src/site/policySources';
import { httpDocuments } from '../../content';
import { inlineContent } from './inlineContent';
import { type PageKind, pagePolicy, withPolicy } from './pagePolicy';

interface ContentSecurityPolicyOptions {
  /** What the configured services need. */
  sources: SiteSources;
}

/**
 * The lines of `_headers` for pages with the form for a deploy key: no page can frame them, which would let its
 * scripts read the form.
 */
function frameRules(): string {
  const rules = Object.keys(httpDocuments).map(
    (id) => `\n/${id}/*\n  Content-Security-Policy: frame-ancestors 'none'\n`,
  );
  return rules.join('');
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
    const content = inlineContent(await readFile(file, 'utf8'));
    if (content.handlers.length > 0) {
      throw new Error(
        `content-security-policy: ${path} has the event handler ${content.handlers[0]} in its HTML, which the policy forbids. Add the listener in a script.`,
      );
    }
    // With the hash router all pages are one document.
    const hasForm = isHash || isOperationPage(route);
    const kind: PageKind = { hasForm, runsVendorCode: isHash || !hasForm };
    let page: string;
    try {
      page = withPolicy(content.html, pagePolicy(content, kind, sources));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`content-security-policy: ${path} ${reason}`);
    }
    // Other plugins read pages meanwhile, and must never find half of one.
    await writeFile(`${file}.tmp`, page);
    await rename(`${file}.tmp`, file);
  }

  return {
    name: 'content-security-policy',

    async postBuild({ outDir, routesPaths }) {
      const routes = new Set(routesPaths.map((path) => routeOf(path, baseUrl)));
      // A catch-all route has no file.
      const pages = isHash ? ['/'] : [...routes].filter((route) => !route.includes('*'));
      for (const route of pages) await addPolicy(outDir, route);
      await appendFile(join(outDir, '_headers'), frameRules());
    },
  };
}
