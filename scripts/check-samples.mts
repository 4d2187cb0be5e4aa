// Compiles, runs or parses every fence of the pages: npm run check:samples

import { parseArgs } from 'node:util';
import { run } from '../plugins/samples/checks/samplesCommand.ts';
import { endWith, generatePages } from './content/checkPages.mts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean', default: false } },
});
await endWith(/^samples: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), positionals, values.watch)),
);
