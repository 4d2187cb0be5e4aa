// Compiles, runs or parses every fence of the pages: npm run check:samples
import { parseArgs } from 'node:util';
import { generatePages } from '../plugins/generatePages.ts';
import { run } from '../plugins/samples/checks/checkSamples.ts';

const { positionals } = parseArgs({ allowPositionals: true });
process.exitCode = Math.max(await generatePages(), await run(process.cwd(), positionals));
