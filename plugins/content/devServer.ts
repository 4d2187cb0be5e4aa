import { afterCompilation } from '../build';
import type { ContentReport } from './checkContent';
import { formatReport, isClean } from './checkContent';

/**
 * A bundler plugin that runs the check after each compilation and shows its findings until they are fixed.
 */
export function showInDevServer(check: () => Promise<ContentReport>) {
  return afterCompilation('content-rules', async () => {
    const found = await check();
    return isClean(found) ? undefined : formatReport(found);
  });
}
