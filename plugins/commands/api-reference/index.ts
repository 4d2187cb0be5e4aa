import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatFinding } from '../../content/finding';
import { ensureReference } from './ensureReference';
import type { ApiReferenceOptions } from './options';

export { validateOptions } from './options';

/**
 * Makes the pages of the TypeScript API from the installed package when the site is loaded, before the docs
 * plugin looks for pages. A name in a guide that the package does not have stops the build.
 */
export default function apiReference(
  { siteDir }: LoadContext,
  options: ApiReferenceOptions,
): Plugin<void> {
  const started = performance.now();
  const { pages, cached, findings } = ensureReference(siteDir, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `[api-reference] ${pages} pages in ${seconds} s${cached ? ', from the cache' : ''}.`,
  );
  if (findings.length > 0) {
    const message = `api-reference found names that do not exist.\n${findings.map(formatFinding).join('\n')}`;
    if (process.env.NODE_ENV !== 'development') throw new Error(message);
    console.error(message);
  }
  return { name: 'api-reference' };
}
