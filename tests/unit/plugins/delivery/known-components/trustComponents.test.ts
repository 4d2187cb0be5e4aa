import { afterEach, expect, test, vi } from 'vitest';
import {
  type Node,
  trustComponents,
} from '../../../../../plugins/delivery/known-components/trustComponents';

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

test('a built page has no checks that its components exist', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const program = page();
  trustComponents()(program);
  expect(program).toEqual({
    type: 'Program',
    body: [
      declared('_createMdxContent', [
        { type: 'IfStatement', consequent: call('other') },
        call('_jsx'),
      ]),
    ],
  });
});

test('in development, the checks stay', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const program = page();
  trustComponents()(program);
  expect(program).toEqual(page());
});
