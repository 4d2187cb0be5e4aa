import { expect, test } from 'vitest';
import {
  checkLiteral,
  checkWithRouter,
} from '../../../../../../plugins/delivery/patches/leanRouter';
import noPropTypes from '../../../../../../plugins/delivery/patches/leanRouter/replacements/noPropTypes';

test('accepts literal paths and *', () => {
  expect(() => checkLiteral(`[{ path: '/api/a.b' }, { path: '*' }]`)).not.toThrow();
});

test.each(['/:id', '/(a|b)', '/a+', '/docs/*'])('refuses the pattern %s', (path) => {
  expect(() => checkLiteral(`[{ path: '/a' }, { path: '${path}' }]`)).toThrow(
    `the route ${path} is a pattern`,
  );
});

test('refuses routes that it cannot read', () => {
  expect(() => checkLiteral('export default make();')).toThrow('no path found in routes.js');
});

test('refuses a bundle with withRouter', () => {
  expect(() => checkWithRouter('var name = "withRouter(" + inner')).toThrow(/useHistory/);
  expect(() => checkWithRouter('useHistory()')).not.toThrow();
});

test('has a check of props for each name, and makers of checks', () => {
  const types = noPropTypes as Record<string, (...args: unknown[]) => { isRequired?: unknown }>;
  expect(types.shape?.({ a: types.string })).toBeTypeOf('function');
  expect(types.oneOfType?.([types.node])).toBeTypeOf('function');
});
