// Compiles, runs or parses every fence of the pages: npm run check:samples [-- docs/database --watch]
import { run } from '../plugins/commands/samples/cli.ts';
import { endWith, generatePages } from './lib/checkPages.mts';

await endWith(/^samples: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), process.argv.slice(2))),
);
