import type { ContentReport } from '../../commands/content-rules/checkContent';
import { formatReport, isClean } from '../../commands/content-rules/checkContent';
import { afterCompilation } from '../../lib/afterCompilation';

/**
 * A bundler plugin that runs the check after each compilation and shows its findings until they are fixed.
 */
export function showInDevServer(check: () => Promise<ContentReport>) {
  return afterCompilation('content-rules', async () => {
    const found = await check();
    return isClean(found) ? undefined : formatReport(found);
  });
}
