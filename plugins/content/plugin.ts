import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterCompilation } from '../build';
import {
  type ContentCheckOptions,
  createContentCheck,
  formatReport,
  isClean,
} from './checkContent';

/**
 * Checks every page against the rules for writers. A build fails with one error that lists every mistake.
 * `docusaurus start` continues: it shows the mistakes in the terminal and on the page until they are fixed.
 */
export default function content(
  { siteDir }: LoadContext,
  { sidebarPath }: ContentCheckOptions,
): Plugin<void> {
  const check = createContentCheck(siteDir, { sidebarPath });
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    name: 'content',

    async loadContent() {
      // An error here would end `docusaurus start`, so the bundler runs the check there.
      if (isDevServer) return;
      const report = await check();
      if (!isClean(report)) throw new Error(`content found mistakes.\n${formatReport(report)}`);
    },

    // No `getPathsToWatch`: two plugins that reload at the same time overwrite each other's content (see the
    // TODO in @docusaurus/core `commands/start/utils.ts`), and the docs plugin reloads for every page.
    configureWebpack() {
      if (!isDevServer) return {};
      // The terminal and the overlay of the build have the mistake; that of the browser's error stays when it is fixed.
      const runtimeErrors = ({ message }: Error) => !message.startsWith('Module build failed');
      const showMistakes = afterCompilation('content', async () => {
        const report = await check();
        return isClean(report) ? undefined : formatReport(report);
      });
      return { plugins: [showMistakes], devServer: { client: { overlay: { runtimeErrors } } } };
    },
  };
}
