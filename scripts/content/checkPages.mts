import { run } from '../../plugins/generateCommand.ts';

/**
 * Generates what changed, so that a command finds all pages and files, even before the first build.
 * @param steps all by default
 * @returns 1 if an input has a fault, which is printed, otherwise 0
 */
export function generatePages(steps?: readonly string[]): Promise<number> {
  return run(process.cwd(), steps);
}

/**
 * Ends the process with the exit code of a check, or with 1 and a one-line message if the check can't run.
 * @param own the prefix of the check's messages; any other error is a bug and shown in full
 */
export async function endWith(own: RegExp, check: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await check();
  } catch (error) {
    if (!(error instanceof Error) || !own.test(error.message)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
