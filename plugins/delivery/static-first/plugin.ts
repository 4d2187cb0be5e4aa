import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface StaticFirstOptions {
  /** When the application starts: at the reader's intent, or at idle after load. */
  startAt: 'intent' | 'idle';
}

/**
 * The page is a document until the reader shows intent; then the application starts. This is the
 * application's half; the document's half is `ssrTemplate`, which a plugin cannot set.
 * @throws when the site's configuration lacks that template, or keeps the banner it makes wrong.
 */
export default function staticFirst(
  { siteConfig }: LoadContext,
  { startAt }: StaticFirstOptions,
): Plugin {
  if (!siteConfig.ssrTemplate?.includes('data-scripts=')) {
    throw new Error(
      'static-first: `ssrTemplate` is not set. In docusaurus.config.ts, take it from `pageTemplate` of ./plugins/delivery.',
    );
  }
  if (siteConfig.baseUrlIssueBanner) {
    throw new Error(
      'static-first: `baseUrlIssueBanner` would show on every first visit. Set it to false in docusaurus.config.ts; the template brings its own.',
    );
  }
  return {
    name: 'static-first',

    getClientModules: () => [join(__dirname, 'client.ts')],

    injectHtmlTags: () =>
      startAt === 'idle'
        ? { headTags: [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }] }
        : {},
  };
}
