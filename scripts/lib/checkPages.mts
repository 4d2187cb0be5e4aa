import { run } from '../../plugins/commands/generate/cli.ts';

/**
 * Generates what changed, so that a command finds all pages and files, before the first build too.
 * @param steps all by default
 * @returns 1 where an input has a fault, which is printed; 0 otherwise
 */
export function generatePages(steps?: readonly string[]): Promise<number> {
  return run(process.cwd(), steps);
}

/**
 * Ends the process with the exit code of a check, or with 1 and one line where the check says that it cannot run.
 * @param own how messages of the check begin; any other error is a fault of its code and shown whole
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
