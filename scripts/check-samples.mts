// Compiles, runs or parses every fence of the pages: npm run check:samples

import { parseArgs } from 'node:util';
import { run } from '../plugins/samples/checks/checkSamples.ts';
import { endWith, generatePages } from './content/checkPages.mts';

const { positionals } = parseArgs({ allowPositionals: true });
await endWith(/^samples: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), positionals)),
);
