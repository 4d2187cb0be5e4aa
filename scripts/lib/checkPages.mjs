// @ts-check
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

/**
 * Generates what changed, so that a command finds all pages and files, before the first build too.
 * @param {readonly string[]} [steps] all by default
 * @returns {Promise<number>} 1 where an input has a fault, which is printed; 0 otherwise
 */
export function generatePages(steps) {
  return load('../../plugins/commands/generate/cli.ts').run(process.cwd(), steps);
}

/**
 * Ends the process with the exit code of a check, or with 1 and one line where the check says that it cannot run.
 * @param {RegExp} own how messages of the check begin; any other error is a fault of its code and shown whole
 * @param {() => Promise<number>} check
 */
export async function endWith(own, check) {
  try {
    process.exitCode = await check();
  } catch (error) {
    if (!(error instanceof Error) || !own.test(error.message)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
