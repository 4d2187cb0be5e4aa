import { PageError } from '../bench/repeatMeasurement.mts';
import type { Outcome } from './runSteps.mts';

/** Their audits look at what is in the page. Performance audits take times, which depend on the machine. */
const gated = ['accessibility', 'best-practices', 'seo'] as const;

/** What is wrong with the page, and not with the browser or the connection to it. */
const pageErrors = ['ERRORED_DOCUMENT_REQUEST', 'INSECURE_DOCUMENT_REQUEST', 'NOT_HTML'];

/** One page as Lighthouse sees it on a slow phone. Scores are 0 to 100. */
export interface PageReport {
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

/** The parts of Lighthouse's result that are used. */
export type LighthouseResult = Pick<
  import('lighthouse').Result,
  'audits' | 'categories' | 'runtimeError'
>;

/** The audits that count in the gated categories, with their categories. */
function gatedAudits({ audits, categories }: LighthouseResult) {
  return gated.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .map((audit) => ({ category, audit })),
  );
}

/**
 * Reads Lighthouse's result.
 * @throws PageError when the page is one that can't be measured, and another error when Lighthouse has failed
 */
export function lighthouseReport(path: string, result: LighthouseResult | undefined): PageReport {
  if (result === undefined) throw new Error('no result');
  const { audits, categories, runtimeError } = result;
  if (runtimeError !== undefined) {
    const { code, message } = runtimeError;
    if (pageErrors.includes(code)) throw new PageError(`${path}: ${message}`);
    throw new Error(`${code} (${message})`);
  }
  const counted = gatedAudits(result);
  // Lighthouse gives the whole category the score null then.
  const broken = counted.find(({ audit }) => audit.scoreDisplayMode === 'error');
  if (broken) throw new Error(`${broken.audit.id} (${broken.audit.errorMessage})`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
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
    faults: counted
      .filter(({ audit: { score: reached } }) => reached !== null && reached < 1)
      .map(({ category, audit }) => `${category}: ${audit.title}`),
  };
}

/**
 * Accessibility, best practices and SEO must be perfect. Performance is only reported, because its numbers are times;
 * `tests/budgets.json` limits the bytes and requests behind them.
 */
export function checkLighthouse(reports: readonly PageReport[]): Outcome {
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
