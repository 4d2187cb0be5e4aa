import { expect, test } from 'vitest';
import {
  checkLiteral,
  checkWithRouter,
} from '../../../../../../plugins/delivery/patches/leanRouter';

test.each(['/:id', '/(a|b)', '/a+', '/docs/*'])('refuses the pattern %s', (path) => {
  expect(() => checkLiteral(`[{ path: '/a' }, { path: '${path}' }]`)).toThrow(
    `the route ${path} is a pattern`,
  );
});

test('refuses a bundle with withRouter', () => {
  expect(() => checkWithRouter('var name = "withRouter(" + inner')).toThrow(/useHistory/);
  expect(() => checkWithRouter('useHistory()')).not.toThrow();
});
