import * as tslib from 'tslib';
import { describe, expect, test } from 'vitest';
import { checkHelpers } from '../../../../../../plugins/delivery/patches/tslibHelpers';
import { __importDefault } from '../../../../../../plugins/delivery/patches/tslibHelpers/helpers';

describe('tslibHelpers', () => {
  test.each([{ default: 1 }, { __esModule: true, default: 1 }, undefined])(
    'imports the default of %o as tslib does',
    (module) => {
      expect(__importDefault(module)).toEqual(tslib.__importDefault(module));
    },
  );

  test('accepts sources that use what it has', () => {
    expect(() =>
      checkHelpers(['const a = tslib_1.__importDefault(require("./a"));']),
    ).not.toThrow();
  });

  test('refuses another helper, and sources without any', () => {
    expect(() => checkHelpers(['tslib_1.__exportStar(a, b)'])).toThrow(
      'uses __exportStar of tslib',
    );
    expect(() => checkHelpers(['const a = 1;'])).toThrow('uses nothing of tslib');
  });
});
