import { runLighthouse } from '../tests/lighthouse.mts';
import { quantile } from './quantile.mts';

const columns = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'bytes',
] as const;
type Numbers = Record<(typeof columns)[number], number>;

/**
 * Runs Lighthouse's mobile test over pages, several times each, alternating between the builds; medians.
 * @param dirs folders of builds, by the name that the table gives them
 * @returns rows of a table
 */
export async function benchLighthouse({
  dirs,
  paths,
  chromiumPath,
  rounds = 3,
}: {
  dirs: Readonly<Record<string, string>>;
  paths: readonly string[];
  chromiumPath: string;
  /** @defaultValue 3 */
  rounds?: number | undefined;
}): Promise<object[]> {
  const rows = [];
  for (const path of paths) {
    const reports: Record<string, Numbers[]> = {};
    for (let run = 0; run < rounds; run += 1) {
      for (const [build, dir] of Object.entries(dirs)) {
        const [report] = await runLighthouse({ dir, chromiumPath, paths: [path] });
        if (report === undefined) throw new Error(`Lighthouse gave no report for ${path}.`);
        const { scores, fcp, lcp, tbt, cls, bytes } = report;
        const numbers: Numbers = {
          performance: scores.performance,
          accessibility: scores.accessibility,
          'best practices': scores['best-practices'],
          SEO: scores.seo,
          'FCP ms': Math.round(fcp),
          'LCP ms': Math.round(lcp),
          'TBT ms': Math.round(tbt),
          CLS: Number(cls.toFixed(3)),
          bytes,
        };
        reports[build] = [...(reports[build] ?? []), numbers];
      }
    }
    for (const [build, all] of Object.entries(reports)) {
      const medians = columns.map((column) => [
        column,
        quantile(
          all.map((report) => report[column]),
          0.5,
        ),
      ]);
      rows.push({ page: path, build, ...Object.fromEntries(medians) });
    }
  }
  return rows;
}
