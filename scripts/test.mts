// Runs everything that CI runs: npm test
import { readArguments } from './build/readArguments.mts';
import { chooseSteps, endCommands, runSteps, StepError } from './tests/runSteps.mts';
import { testCores } from './tests/testCores.mts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endCommands();
    process.exit(1);
  });
}

const log = (line: string) => console.log(line);

try {
  // Imported only now, because the steps look up commands of the installed packages.
  const { testSteps } = await import('./tests/testSteps.mts');
  const started = Date.now();
  const steps = chooseSteps(testSteps({ log }), readArguments('test').positionals);
  const { passed, failed, skipped, notRun } = await runSteps(steps, { cores: testCores(), log });
  log(`${Math.round((Date.now() - started) / 1000)} s`);
  if (notRun.length > 0) log(`Not run: ${notRun.join(', ')}`);
  log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 || notRun.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
