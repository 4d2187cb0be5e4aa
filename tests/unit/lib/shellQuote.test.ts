import { expect, test } from 'vitest';
import { shellQuote } from '../../../src/lib/shellQuote';

test.each([
  ['a $HOME `b` "c" \\', String.raw`'a $HOME ${'`b`'} "c" \'`],
  ["It's 'a' party", String.raw`'It'\''s '\''a'\'' party'`],
])('%s is quoted for a shell', (text, quoted) => {
  expect(shellQuote(text)).toBe(quoted);
});
