import { expect, test } from 'vitest';
import { formatAddresses } from '../../../../plugins/content';
import { linksIn, packageLinks } from '../../../../scripts/content/addresses.mts';

const listOf = (text: string) => formatAddresses(linksIn(text)).trim().split('\n');

test('reads the address and the id of each link', () => {
  const text =
    'See https://docs.convex.dev/error#1 and https://docs.convex.dev/error/#undefined-validator.';
  expect(listOf(text)).toEqual(['/error 1 undefined-validator']);
});

test('leaves out what only surrounds a link', () => {
  expect(
    listOf(`(https://docs.convex.dev/auth). \`https://docs.convex.dev/eslint#\${rule}\``),
  ).toEqual(['/auth', '/eslint']);
  expect(listOf('https://docs.convex.dev?utm_source=convex-cli')).toEqual(['/']);
});

test('keeps the names of files', () => {
  expect(listOf('"https://docs.convex.dev/config/convex.json#keys",')).toEqual([
    '/config/convex.json keys',
  ]);
});

test('finds what the installed packages link to', () => {
  expect([...(packageLinks(process.cwd()).get('/error') ?? [])].sort()).toContain(
    'undefined-validator',
  );
});
