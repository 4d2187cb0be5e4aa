import { expect, test } from 'vitest';
import { shortenHashes } from '../../../../plugins/delivery/styles/plugin';

test('classes of a module share a short hash, and other rules of Docusaurus stop the build', () => {
  const rule = (localIdentName: string) => ({
    use: [{ loader: 'extract' }, { options: { modules: { localIdentName } } }],
  });
  const rules = [{ test: /css/ }, rule('[local]_[contenthash:base64:4]')];
  shortenHashes(rules);
  expect(rules[1]).toMatchObject({
    use: [{}, { options: { modules: { localIdentName: '[local]_[hash:base64:3]' } } }],
  });
  expect(() => shortenHashes([rule('[local]')])).toThrow('no rule of Docusaurus names classes');
});
