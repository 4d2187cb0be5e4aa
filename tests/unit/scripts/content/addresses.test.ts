import { expect, test } from 'vitest';
import { formatAddresses } from '../../../../plugins/content';
import { linksIn, packageLinks } from '../../../../scripts/content/addresses.mts';

const site = 'https://docs.convex.dev';

test.each([
  [`See ${site}/error#1 and ${site}/error/#undefined-validator.`, '/error 1 undefined-validator'],
  [`(${site}/auth). \`${site}/eslint#\${rule}\``, '/auth\n/eslint'],
  [`${site}?utm_source=convex-cli`, '/'],
  [`"${site}/config/convex.json#keys",`, '/config/convex.json keys'],
])('the addresses and ids in %s', (text, list) => {
  expect(formatAddresses(linksIn(text)).trim()).toBe(list);
});

test('finds what the installed packages link to', () => {
  expect([...(packageLinks(process.cwd()).get('/error') ?? [])]).toContain('undefined-validator');
});
