import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags } from './findChromium.mts';
import { freePort } from './freePort.mts';
import { serveForTests } from './serveForTests.mts';

/** The pages that are tested: a docs page, the home of the docs, the landing page. */
export const lighthousePages = ['/functions/query-functions', '/home', '/'];

const gated = ['accessibility', 'best-practices', 'seo'] as const;

/** One page as Lighthouse sees it on a slow phone. Scores are 0 to 100. */
interface PageReport {
  path: string;
  scores: Record<'performance' | (typeof gated)[number], number>;
  /** first contentful paint, ms */
  fcp: number;
  /** largest contentful paint, ms */
  lcp: number;
  /** total blocking time, ms */
  tbt: number;
  cls: number;
  /** transferred */
  bytes: number;
  /** audits of the gated categories that are not perfect */
  faults: string[];
}

function faultsOf(lhr: import('lighthouse').Result) {
  return gated.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
      .map((audit) => `${category}: ${audit?.title}`),
  );
}

/**
 * Runs Lighthouse's mobile test over pages of a built site.
 * @throws when a page could not be tested.
 */
export async function runLighthouse({
  dir,
  chromiumPath,
  paths = lighthousePages,
}: {
  dir: string;
  chromiumPath: string;
  paths?: readonly string[];
}): Promise<PageReport[]> {
  const port = await freePort();
  const site = await serveForTests(dir);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const reports: PageReport[] = [];
  try {
    for (const path of paths) {
      const result = await lighthouse(site.origin + path, { port, logLevel: 'silent' });
      if (result === undefined || result.lhr.runtimeError) {
        throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      }
      const { lhr } = result;
      const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
      reports.push({
        path,
        scores: {
          performance: score('performance'),
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
        },
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        bytes: value('total-byte-weight'),
        faults: faultsOf(lhr),
      });
    }
  } finally {
    await browser.close();
    site.close();
  }
  return reports;
}

/**
 * Accessibility, best practices and SEO must be perfect. Performance depends on the machine and is only
 * reported.
 */
export function checkLighthouse(reports: readonly PageReport[]): import('./runSteps.mts').Outcome {
  const scores = reports.flatMap(({ scores: all }) => gated.map((category) => all[category]));
  const failed = scores.filter((score) => score < 100).length;
  return {
    passed: scores.length - failed,
    failed,
    output: reports
      .flatMap(({ path, faults }) => faults.map((fault) => `${path} ${fault}`))
      .join('\n'),
    note: reports
      .map(
        ({ path, scores: { performance }, lcp, tbt, cls }) =>
          `  ${path}: performance ${performance}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}`,
      )
      .join('\n'),
  };
}
