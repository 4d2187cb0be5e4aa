// Measures search on the labelled queries: npm run check:search [-- --update | --quick]
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('./lib/search/checkSearch.ts');
const { makePages } = load('../plugins/api-reference/cli.ts');

try {
  // Its pages are found, too.
  makePages(process.cwd());
  process.exitCode = await run(process.cwd(), process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error) || !error.message.startsWith('check-search: ')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
