import { computeScore, runChecks } from 'afdocs';
import { retryFetch } from './retryFetch.mts';
import { summarize } from './summary.mts';

/** More links than the site has: none is left out. */
const allLinks = 2_000;

/**
 * Scores a served site for agents by the checks of agent-docs-spec (https://agentdocsspec.com): every page, always in the
 * same order.
 * @param origin where the site is served, for example by `npm run serve` or by workerd
 * @param options.siteUrl the origin that the site's own addresses have
 */
export async function checkAgents(
  origin: string,
  { siteUrl }: { siteUrl: string },
): Promise<{ lines: string[]; hasPassed: boolean }> {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = retryFetch(plainFetch);
  try {
    const report = await runChecks(origin, {
      canonicalOrigin: siteUrl,
      samplingStrategy: 'deterministic',
      maxLinksToTest: allLinks,
      maxConcurrency: 6,
      requestDelay: 0,
      // A machine that runs other steps meanwhile is slow, and that says nothing about the site.
      requestTimeout: 60_000,
    });
    return summarize(report, computeScore(report));
  } finally {
    globalThis.fetch = plainFetch;
  }
}
