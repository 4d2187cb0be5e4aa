import { describe, expect, test } from 'vitest';
import {
  formatSignatures,
  signatureFence,
  typeNamesIn,
  typeNamesInShort,
} from '../../../../../plugins/reference/api/signatures';

describe('the types in a declaration', () => {
  test.each([
    ['function a(b: Thing): Promise<Other>;', ['Thing', 'Promise', 'Other']],
    ['interface A extends Base<Thing> {}', ['Base', 'Thing']],
    ['type A = typeof theThing;', ['theThing']],
    ['type A<Query extends Thing> = Query["x"];', ['Thing']],
    ['type A<T> = T extends Thing<infer Inner> ? Inner : never;', ['Thing']],
    ['type A = React.FC<Thing>;', ['Thing']],
  ])('%s', (code, names) => {
    expect([...typeNamesIn(code)]).toEqual(names);
  });

  test('leave out what the declaration declares', () => {
    expect([...typeNamesIn('interface A { next: A }')]).toEqual([]);
  });

  test.each([
    ['(a: Thing): Other', ['Thing', 'Other']],
    ['<T extends Thing> = T[]', ['Thing']],
    ['"a" | Thing', ['Thing']],
  ])('are found without its name: %s', (text, names) => {
    expect([...typeNamesInShort(text)]).toEqual(expect.arrayContaining(names));
  });
});

describe('a fence with a signature', () => {
  const page = (text: string, scope: 'top' | 'member' = 'top') => signatureFence([text], scope);

  test('is formatted, and names the types that have pages', async () => {
    const text = await formatSignatures(
      page('function a(b:Thing,c:string):Other', 'top'),
      (name) => name === 'Thing',
    );
    expect(text).toBe(
      '```ts signature links="Thing"\nfunction a(b: Thing, c: string): Other;\n```',
    );
  });

  test('is folded if it has many lines', async () => {
    const fields = Array.from({ length: 30 }, (_, index) => `f${index}: string;`).join('\n');
    const text = await formatSignatures(page(`interface A {\n${fields}\n}`), () => false);
    expect(text).toMatch(/^```ts signature collapse\n/);
  });
});
