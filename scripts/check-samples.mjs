// Compiles, runs or reads every fence of the pages: npm run check:samples [-- docs/database --watch]
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('../plugins/samples/cli.ts');
const { makePages } = load('../plugins/api-reference/cli.ts');
const httpReference = load('../plugins/http-reference/cli.ts');

try {
  const faults = httpReference.run(process.cwd());
  makePages(process.cwd());
  process.exitCode = Math.max(faults, await run(process.cwd(), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Error) || !error.message.startsWith('samples: ')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
