import { expect, test } from 'vitest';
import { tryDecode } from '../../../src/lib/tryDecode';

test.each([
  ['caf%C3%A9', 'café'],
  ['50%25', '50%'],
  ['', ''],
  ['50%', undefined],
  ['caf%E9', undefined],
])('decodes "%s" as %j', (text, decoded) => {
  expect(tryDecode(text)).toBe(decoded);
});
