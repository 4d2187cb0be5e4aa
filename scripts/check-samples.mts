// Compiles, runs or parses every fence of the pages: npm run check:samples
import { run } from '../plugins/samples/checks/samplesCommand.ts';
import { readArguments } from './build/readArguments.mts';
import { endWith, generatePages } from './content/checkPages.mts';

const { positionals, values } = readArguments('check-samples');
await endWith(/^samples: /, async () =>
  Math.max(await generatePages(), await run(process.cwd(), positionals, values.watch)),
);
