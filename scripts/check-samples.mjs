// Compiles, runs or reads every fence of the pages: npm run check:samples [-- docs/database --watch]
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { endWith, generatePages } from './lib/checkPages.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('../plugins/commands/samples/cli.ts');

await endWith(/^samples: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), process.argv.slice(2))),
);
