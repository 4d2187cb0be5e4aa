import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { highlightCode } from '../../../src/components/highlightCode';

/** The colored parts of code, each with its class. */
function partsOf(code: string, language: string): string[] {
  const { container } = render(<code>{highlightCode(code, language)}</code>);
  expect(container.textContent).toBe(code);
  return [...container.querySelectorAll('span')].map(
    ({ className, textContent }) => `${className} ${textContent}`,
  );
}

test.each<[language: string, code: string, parts: string[]]>([
  [
    'ts',
    'export default query({ args: { n: v.number() } }); // it’s 1',
    [
      'keyword export',
      'keyword default',
      'function query',
      'property args',
      'property n',
      'function number',
      'comment // it’s 1',
    ],
  ],
  [
    'ts',
    'await ctx.db.delete(a.default, `x y`)',
    ['keyword await', 'function delete', 'string `x y`'],
  ],
  [
    'ts',
    '/* a\n b */ f(1_000.5, "https://a")',
    ['comment /* a\n b */', 'function f', 'number 1_000.5', 'string "https://a"'],
  ],
  ['tsx', "<p>Don't</p>;\nconst a = 'b';", ['keyword const', "string 'b'"]],
  [
    'bash',
    "# Once\ncurl https://a.b/c#d -d '{\n}'",
    ['comment # Once', 'function curl', 'property -d', "string '{\n}'"],
  ],
  [
    'json',
    '{ "a": "b", "c": null }',
    ['property "a"', 'string "b"', 'property "c"', 'keyword null'],
  ],
  ['yaml', 'key: true # a', ['property key', 'keyword true', 'comment # a']],
  [
    'python',
    'if None: print("a")  # b',
    ['keyword if', 'keyword None', 'function print', 'string "a"', 'comment # b'],
  ],
  ['vue', '<!-- a -->', ['comment <!-- a -->']],
  ['text', 'if "a"', []],
])('the tokens of %s are colored: %s', (language, code, parts) => {
  expect(partsOf(code, language)).toEqual(parts);
});
