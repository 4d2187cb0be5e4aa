// Runs the checks that each change needs: npm test. With --full everything else: npm run test:full
// Named steps run with the steps that they need, unless an earlier build is there: npm test -- types smoke
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { endCommands } from './tests/commands.mts';
import { chooseSteps, runSteps } from './tests/runSteps.mts';
import { allSteps, fullSteps, testSteps } from './tests/steps.mts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endCommands();
    process.exit(1);
  });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' } },
});

const all = values.full ? fullSteps : testSteps;
const exists = (file: string) => existsSync(join(root, file));
const chosen = positionals.length > 0 ? chooseSteps(allSteps, positionals, exists) : all;
process.exitCode = await runSteps(chosen, availableParallelism());
