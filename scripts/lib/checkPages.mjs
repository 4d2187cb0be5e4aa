// @ts-check
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

/**
 * Makes the pages of the HTTP APIs.
 * @returns {number} 1 where a document has a fault, which is printed; 0 otherwise
 */
export function makeHttpPages() {
  return load('../../plugins/commands/http-reference/cli.ts').run(process.cwd());
}

/**
 * Makes the pages of both references, so that a check finds all pages before the first build, too.
 * @returns {number} as `makeHttpPages`
 */
export function makePages() {
  const faults = makeHttpPages();
  load('../../plugins/commands/api-reference/cli.ts').makePages(process.cwd());
  return faults;
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
