// @ts-check
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags } from './findChromium.mjs';
import { freePort } from './freePort.mjs';
import { serveForTests } from './serveForTests.mjs';

/** The pages that are looked at: a docs page, the home of the docs, the landing page. */
export const lighthousePages = ['/functions/query-functions', '/home', '/'];

const gated = /** @type {const} */ (['accessibility', 'best-practices', 'seo']);

/**
 * One page as Lighthouse sees it on a slow phone. Scores are 0 to 100.
 * @typedef {object} PageReport
 * @property {string} path
 * @property {Record<'performance' | typeof gated[number], number>} scores
 * @property {number} fcp first contentful paint, ms
 * @property {number} lcp largest contentful paint, ms
 * @property {number} tbt total blocking time, ms
 * @property {number} cls
 * @property {number} bytes transferred
 * @property {string[]} faults audits of the gated categories that are not perfect
 */

/** @param {import('lighthouse').Result} lhr */
function faultsOf(lhr) {
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
 * @param {{ dir: string, chromiumPath: string, paths?: readonly string[] }} options
 * @returns {Promise<PageReport[]>}
 * @throws when a page could not be tested.
 */
export async function runLighthouse({ dir, chromiumPath, paths = lighthousePages }) {
  const port = await freePort();
  const site = await serveForTests(dir);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  /** @type {PageReport[]} */
  const reports = [];
  try {
    for (const path of paths) {
      const result = await lighthouse(site.origin + path, { port, logLevel: 'silent' });
      if (result === undefined || result.lhr.runtimeError) {
        throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      }
      const { lhr } = result;
      /** @param {string} category */
      const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
      /** @param {string} audit */
      const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
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
 * Accessibility, best practices and SEO must be perfect; performance depends on the machine and is only told.
 * @param {readonly PageReport[]} reports
 * @returns {import('./runSteps.mjs').Outcome}
 */
export function judgeLighthouse(reports) {
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
