// @ts-check
// Runs the test files of a folder as convex-test wants them run and writes what failed to `results.json` there.
// A process of its own, so that samples are compiled meanwhile.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

const [, , root = ''] = process.argv;

const vitest = await startVitest(
  'test',
  [],
  {
    root,
    config: false,
    watch: false,
    environment: 'edge-runtime',
    include: ['**/*.test.ts'],
    exclude: [],
    reporters: [{}],
    // A process for each of hundreds of files would cost more than all else. Projects share packages only, and
    // what a test changes beyond its files is put back.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 10_000,
    server: { deps: { inline: ['convex-test'] } },
  },
  { logLevel: 'silent', cacheDir: join(root, '.vite') },
);

const results = vitest.state.getTestModules().map((module) => {
  const tests = [...module.children.allTests()];
  const errors = [...module.errors(), ...tests.flatMap((test) => test.result().errors ?? [])];
  return {
    file: module.moduleId,
    ran: tests.length > 0 && tests.every((test) => test.result().state !== 'pending'),
    errors: errors.map(({ message, name, stacks = [] }) => ({
      message,
      name,
      stacks: stacks.map(({ file, line, column }) => ({ file, line, column })),
    })),
  };
});
const unhandled = vitest.state.getUnhandledErrors().map(String);
writeFileSync(join(root, 'results.json'), JSON.stringify({ results, unhandled }));
await vitest.close();
process.exit(0);
