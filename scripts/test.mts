// Runs the checks that each change needs: npm test. With --full everything else: npm run test:full
// Named steps run with the steps that they need, unless an earlier build is there: npm test -- types smoke
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { endCommands } from './tests/commands.mts';
import { chooseSteps, runSteps, StepError } from './tests/runSteps.mts';
import { allSteps, fullSteps, smokeSteps } from './tests/steps.mts';

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

function chosenSteps() {
  if (positionals.length === 0) return values.full ? fullSteps : smokeSteps;
  return chooseSteps(allSteps, positionals, (file) => existsSync(join(root, file)));
}

try {
  process.exitCode = await runSteps(chosenSteps(), availableParallelism());
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
