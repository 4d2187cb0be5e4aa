import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface StaticFirstOptions {
  /** When the application starts: at the reader's intent, or at idle after load. */
  startAt: 'intent' | 'idle';
}

/**
 * The page is a document until the reader shows intent; then the application starts. This is the application's half; the
 * document's half is `ssrTemplate` in the site's configuration, which a plugin cannot set.
 */
export default function staticFirst(_: LoadContext, { startAt }: StaticFirstOptions): Plugin {
  return {
    name: 'static-first',

    getClientModules: () => [join(__dirname, 'client.ts')],

    injectHtmlTags: () =>
      startAt === 'idle'
        ? { headTags: [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }] }
        : {},
  };
}
