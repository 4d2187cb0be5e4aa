import { StepError } from '../tests/runSteps.mts';

/** A page that can't be measured, because of what the site sends. */
export class PageError extends Error {}

/** How often a page is measured at most. */
const attempts = 3;

/**
 * Measures a page, and measures it again when the tool fails: on a busy machine it loses a trace, a connection or a tab.
 * @param measure throws `PageError` when the fault is the site's
 * @throws after three attempts, with a message that says that the site isn't the reason
 */
export async function repeatMeasurement<T>(path: string, measure: () => Promise<T>): Promise<T> {
  const problems: Set<string> = new Set();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await measure();
    } catch (error) {
      if (error instanceof PageError) throw error;
      problems.add(error instanceof Error ? error.message : String(error));
    }
  }
  throw new StepError(
    `${path} could not be measured in ${attempts} attempts: ${[...problems].join('; ')}. This is an error of the tool or of a busy machine, not of the site. Run \`npm test -- lighthouse\` again.`,
  );
}
