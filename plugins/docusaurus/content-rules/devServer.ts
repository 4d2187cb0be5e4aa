import type { ContentReport } from '../../commands/content-rules/checkContent';
import { formatReport, isClean } from '../../commands/content-rules/checkContent';
import { eachCompilation } from '../../lib/eachCompilation';

/**
 * A bundler plugin that runs the check with each compilation and shows mistakes as its errors: in the terminal
 * and over the page. The next compilation without mistakes takes them away.
 */
export function showInDevServer(check: () => Promise<ContentReport>) {
  return eachCompilation('content-rules', async ({ report }) => {
    const found = await check();
    if (!isClean(found)) report(formatReport(found));
  });
}
