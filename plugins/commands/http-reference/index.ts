import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatFinding } from '../../content/finding';
import { ensurePages } from './ensurePages';

/**
 * Makes the pages of the HTTP APIs from their OpenAPI documents when the site is loaded, before the docs plugin
 * looks for pages. A fault in a document stops the build.
 */
export default function httpReference({ siteDir }: LoadContext): Plugin<void> {
  const { pages, findings } = ensurePages(siteDir);
  if (findings.length > 0) {
    const list = findings.map(formatFinding).join('\n');
    throw new Error(`http-reference found faults in OpenAPI documents.\n${list}`);
  }
  console.info(`[http-reference] ${pages} pages.`);
  return { name: 'http-reference' };
}
