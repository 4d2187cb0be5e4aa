import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFrom } from '../../content/pageFrom';

const folder = 'tests/fixtures/search-index';

test('a page is read section by section, as the fixture says', () => {
  const source = readFileSync(`${folder}/docs/page.mdx`, 'utf8');
  const expected: unknown = JSON.parse(readFileSync(`${folder}/page.json`, 'utf8'));
  expect(pageFrom(source).sections).toEqual(expected);
});

test.each([
  ['<Fold summary="Fields of results">\n\nAn id.\n\n</Fold>', 'Fields of results An id.'],
  [
    '<FunctionFacts runsIn="Convex runtime" calledBy="Clients" transactional="Yes" cached="No" />',
    'Convex runtime Clients Yes No',
  ],
])('every prop that is prose is found: %s', (source, text) => {
  expect(pageFrom(source).sections[0]?.text).toBe(text);
});
