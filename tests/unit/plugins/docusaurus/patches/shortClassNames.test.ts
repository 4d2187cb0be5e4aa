import { expect, test } from 'vitest';
import { ShortClassNames } from '../../../../../plugins/docusaurus/patches/shortClassNames';

test('the hash in the names of classes has three characters', () => {
  const modules = { localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: true };
  const rules = [{ test: /x/ }, { use: [{}, { options: { modules } }] }];
  new ShortClassNames().apply({ options: { module: { rules } } });
  expect(modules).toEqual({
    localIdentName: '[local]_[contenthash:base64:3]',
    exportOnlyLocals: true,
  });
});

test('rules without class names of that shape stop the build', () => {
  expect(() => new ShortClassNames().apply({ options: { module: { rules: [{}] } } })).toThrow(
    'shortClassNames',
  );
});
