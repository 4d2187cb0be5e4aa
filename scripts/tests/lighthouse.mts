import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import browserTests from '../../playwright.config.mts';
import { pageKinds } from '../bench/pageKinds.mts';
import { freePort } from '../delivery/freePort.mts';
import { serveBuild } from '../delivery/server.mts';
import { ensureChromium } from './chromium.mts';
import type { Outcome } from './runSteps.mts';

/** They look at what is in the page. Performance audits take times, which depend on the machine. */
const gated = ['accessibility', 'best-practices', 'seo'];

/** On a busy machine Lighthouse loses a trace, a connection or a tab. */
const attempts = 3;

/**
 * Runs Lighthouse's mobile test in a new browser.
 * @throws when the page could not be tested
 */
async function measure(address: string, executablePath: string): Promise<Result> {
  let problem = 'no result';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePort();
    const args = [
      ...(browserTests.use?.launchOptions?.args ?? []),
      `--remote-debugging-port=${port}`,
    ];
    const browser = await chromium.launch({ executablePath, args });
    const result = await lighthouse(address, { port, logLevel: 'silent' })
      .catch((error: Error) => {
        problem = error.message;
      })
      .finally(() => browser.close());
    const lhr = result?.lhr;
    // A category without a score has an audit that could not run.
    if (lhr && !lhr.runtimeError && gated.every((name) => lhr.categories[name]?.score !== null)) {
      return lhr;
    }
    problem = lhr?.runtimeError?.message ?? problem;
  }
  throw new Error(`${address} could not be measured in ${attempts} attempts: ${problem}`);
}

/**
 * Tests a page of each kind. Accessibility, best practices and SEO must be perfect. Performance is only reported:
 * `tests/budgets.json` limits the bytes and requests behind its times.
 */
export async function runLighthouse(): Promise<Outcome> {
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
