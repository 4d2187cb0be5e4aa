import { afterEach, expect, test, vi } from 'vitest';
import {
  type Node,
  trustComponents,
} from '../../../../plugins/delivery/known-components/trustComponents';

afterEach(() => vi.unstubAllEnvs());

const named = (name: string): Node => ({ type: 'Identifier', name });
const call = (name: string): Node => ({
  type: 'ExpressionStatement',
  expression: { type: 'CallExpression', callee: named(name) },
});
const declared = (name: string, body: Node[]): Node => ({
  type: 'FunctionDeclaration',
  id: named(name),
  body: { type: 'BlockStatement', body },
});

/** As MDX compiles a page with one component. */
const page = (): Node => ({
  type: 'Program',
  body: [
    declared('_createMdxContent', [
      { type: 'IfStatement', consequent: call('_missingMdxReference') },
      { type: 'IfStatement', consequent: call('other') },
      call('_jsx'),
    ]),
    declared('_missingMdxReference', []),
  ],
});

test.each([
  ['production', [{ type: 'IfStatement', consequent: call('other') }, call('_jsx')]],
  ['development', undefined],
])('in %s a page has the right checks that its components exist', (env, body) => {
  vi.stubEnv('NODE_ENV', env);
  const program = page();
  trustComponents()(program);
  expect(program).toEqual(
    body ? { type: 'Program', body: [declared('_createMdxContent', body)] } : page(),
  );
});
