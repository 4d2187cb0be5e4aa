import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterCompilation } from '../build';
import {
  type ContentCheckOptions,
  type ContentReport,
  createContentCheck,
  formatReport,
  isClean,
} from './checkContent';

/**
 * A bundler plugin that runs the check after each compilation and shows its findings until they are fixed.
 */
export function showInDevServer(check: () => Promise<ContentReport>) {
  return afterCompilation('content-rules', async () => {
    const found = await check();
    return isClean(found) ? undefined : formatReport(found);
  });
}

/**
 * Checks every page against the rules for writers. A build fails with one error that lists every mistake.
 * `docusaurus start` continues: it shows the mistakes in the terminal and on the page until they are fixed.
 */
export default function contentRules(
  { siteDir }: LoadContext,
  { sidebarPath }: ContentCheckOptions,
): Plugin<void> {
  const check = createContentCheck(siteDir, { sidebarPath });
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    name: 'content-rules',

    async loadContent() {
      // An error here would end `docusaurus start`, so the bundler runs the check there.
      if (isDevServer) return;
      const report = await check();
      if (!isClean(report))
        throw new Error(`content-rules found mistakes.\n${formatReport(report)}`);
    },

    // No `getPathsToWatch`: two plugins that reload at the same time overwrite each other's content (see the
    // TODO in @docusaurus/core `commands/start/utils.ts`), and the docs plugin reloads for every page.
    configureWebpack() {
      if (!isDevServer) return {};
      // The terminal and the overlay of the build have the mistake; that of the browser's error stays when it is fixed.
      const runtimeErrors = ({ message }: Error) => !message.startsWith('Module build failed');
      const devServer = { client: { overlay: { runtimeErrors } } };
      return { plugins: [showInDevServer(check)], devServer };
    },
  };
}
