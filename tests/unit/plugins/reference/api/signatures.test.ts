import { describe, expect, test } from 'vitest';
import {
  formatSignatures,
  signatureFence,
  typeNamesIn,
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
});
