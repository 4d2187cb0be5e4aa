// @ts-check
// Runs the test files in a folder the way convex-test needs, and writes the failures to
// `results.json` there. It is a separate process, so that samples are compiled at the same time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { startVitest } from 'vitest/node';

const [, , root = ''] = process.argv;

/**
 * Replaces the function of `@convex-dev/workflow` that takes `process` and the like from the global scope, and the one
 * it returns, which puts them back. A deployment has a global scope for each call, but tests share theirs with the
 * test runner. convex-test keeps what is assigned apart, not what is deleted.
 * @type {import('vitest/config').Plugin}
 */
const fitWorkflow = {
  name: 'fit-workflow',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './environment.js' && importer?.includes('/@convex-dev/workflow/')
      ? '\0workflow-environment'
      : undefined,
  load: (id) =>
    id === '\0workflow-environment' ? 'export const setupEnvironment = () => () => {};' : undefined,
};

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
    // One process per file would take longer than everything else, with hundreds of files. Projects share
    // only packages, and changes that a test makes outside its files are undone.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 10_000,
    server: { deps: { inline: ['convex-test', '@convex-dev/workflow'] } },
  },
  { logLevel: 'silent', cacheDir: join(root, '.vite'), plugins: [fitWorkflow] },
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
// Errors come from another process as plain objects, which may have no prototype.
const unhandled = vitest.state
  .getUnhandledErrors()
  .map((error) => (typeof error === 'object' && error ? inspect(error) : String(error)));
writeFileSync(join(root, 'results.json'), JSON.stringify({ results, unhandled }));
await vitest.close();
process.exit(0);
