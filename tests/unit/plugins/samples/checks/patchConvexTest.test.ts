import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patchConvexTest } from '../../../../../plugins/samples/checks/patchConvexTest.mjs';

const code = readFileSync('node_modules/convex-test/dist/index.js', 'utf8');

test("a call of an action starts from the action's own component", () => {
  expect(patchConvexTest(code)).toContain('(reference, args, functionPath.componentPath)');
});

test('only calls within a transaction start from the function that started last', () => {
  const patched = patchConvexTest(code);
  expect(patched.match(/from = getCurrentComponentPath\(\)/g)).toHaveLength(1);
  expect(patched.match(/from = ROOT_COMPONENT_PATH/g)).toHaveLength(3);
});

test('an action that throws is taken off the stack of running functions', () => {
  expect(patchConvexTest(code)).toMatch(
    /finally \{\s+getTransactionManager\(\)\.finishAction\(\);\s+\}/,
  );
});

test('refuses another version instead of leaving it as it is', () => {
  expect(() => patchConvexTest(patchConvexTest(code))).toThrow('delete patchConvexTest.mjs');
  expect(() => patchConvexTest('export {};')).toThrow('where 1 are expected');
});
