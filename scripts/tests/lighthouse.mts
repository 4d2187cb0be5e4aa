import type { Result } from 'lighthouse';
import { pageKinds, runLighthouse } from '../bench/pages.mts';
import { serveBuild } from '../delivery/server.mts';
import { ensureChromium } from './chromium.mts';
import type { Outcome } from './runSteps.mts';

/** They look at what is in the page. Performance audits take times, which depend on the machine. */
const gated = ['accessibility', 'best-practices', 'seo'];

/**
 * Measures a page. On a busy machine Lighthouse loses a trace, a connection or a tab, so it has several attempts.
 * @throws when the page could not be tested
 */
async function measure(address: string, executable: string, attempts = 3): Promise<Result> {
  try {
    const lhr = await runLighthouse(address, executable);
    if (gated.every((name) => lhr.categories[name]?.score !== null)) return lhr;
    throw new Error(`${address}: a category has an audit that could not run.`);
  } catch (error) {
    if (attempts === 1) throw error;
    return measure(address, executable, attempts - 1);
  }
}

/**
 * Tests a page of each kind. Accessibility, best practices and SEO must be perfect. Performance is only reported:
 * `tests/budgets.json` limits the bytes and requests behind its times.
 */
export async function checkLighthouse(): Promise<Outcome> {
  const executablePath = await ensureChromium();
  const { origin, close } = await serveBuild('build');
  const faults: string[] = [];
  const notes: string[] = [];
  let passed = 0;
  let failed = 0;
  try {
    for (const path of pageKinds) {
      const { categories, audits } = await measure(origin + path, executablePath);
      for (const name of gated) {
        if (categories[name]?.score === 1) passed += 1;
        else failed += 1;
        for (const { id, weight } of categories[name]?.auditRefs ?? []) {
          const { score, title } = audits[id] ?? {};
          if (weight > 0 && score != null && score < 1) faults.push(`${path} ${name}: ${title}`);
        }
      }
      const performance = Math.round((categories.performance?.score ?? 0) * 100);
      const lcp = audits['largest-contentful-paint']?.displayValue;
      notes.push(`  ${path}: performance ${performance}, LCP ${lcp}`);
    }
  } finally {
    close();
  }
  return { passed, failed, output: faults.join('\n'), note: notes.join('\n') };
}
