import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { issueUrl } from '../../src/site/links';

const read = (file: string) => readFileSync(file, 'utf8');

test('the notice names the licenses that packages have', () => {
  const rows = [...read('NOTICE.md').matchAll(/^\|.*\| (`.+`) +\| (\S.+\S) +\|$/gm)].flatMap(
    ([, names = '', licenses = '']) =>
      names.split(', ').map((name, index) => {
        const { license } = JSON.parse(
          read(`node_modules/${name.replaceAll('`', '')}/package.json`),
        );
        return { name, license, named: licenses.split(', ')[index] };
      }),
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.filter(({ license, named }) => license !== named)).toEqual([]);
});

test.each([
  ['inter-OFL.txt', '@fontsource-variable/inter'],
  ['jetbrains-mono-OFL.txt', '@fontsource-variable/jetbrains-mono'],
  ['lucide.txt', 'lucide-static'],
])('readers get the license of what the site sends: %s', (file, name) => {
  expect(read(`static/licenses/${file}`)).toBe(read(`node_modules/${name}/LICENSE`));
});

test('the issue form has a field for each parameter of the link below a page', () => {
  const { searchParams } = new URL(issueUrl('Queries', '/functions/query-functions'));
  const { template, title, ...fields } = Object.fromEntries(searchParams);
  const form: { body: { id?: string }[] } = parse(read(`.github/ISSUE_TEMPLATE/${template}`));
  expect(title).toBe('Docs: Queries');
  expect(form.body.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  expect(Object.keys(fields)).not.toEqual([]);
});
