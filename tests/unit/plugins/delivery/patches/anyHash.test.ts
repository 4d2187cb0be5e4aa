import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeAnyHash } from '../../../../../plugins/delivery/patches/anyHash';

const file = 'node_modules/@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';

test('no hash is decoded without a guard', () => {
  const changed = decodeAnyHash(readFileSync(file, 'utf8'));
  expect(changed).not.toContain('decodeURIComponent');
  expect(changed).toContain("const id = (tryDecode(hash.substring(1)) ?? '');");
});

test('a source of another shape stops the build', () => {
  expect(() => decodeAnyHash('export default () => null;')).toThrow('anyHash');
});
