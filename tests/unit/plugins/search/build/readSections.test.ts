import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../../../../../plugins/search/build/readPages';
import { pageFrom } from '../../content/pageFrom';

const folder = resolve('tests/fixtures/search-index');

describe('a page', () => {
  const source = readFileSync(`${folder}/docs/page.mdx`, 'utf8');
  const sections = sectionsOf(pageFrom(source));

  test('is read section by section, as the fixture says', async () => {
    await expect(`${JSON.stringify(sections, null, 2)}\n`).toMatchFileSnapshot(
      `${folder}/page.json`,
    );
  });

  test('has the texts of its errors, a line each', () => {
    const errors = sections.find(({ id }) => id === 'when-it-fails')?.errors ?? '';
    expect(errors.split('\n')).toEqual([
      'Update on nonexistent document ID abc',
      'Server Error',
      'Uncaught Error: A task needs a name',
    ]);
  });
});

describe('of a component', () => {
  const first = (source: string) => sectionsOf(pageFrom(source))[0];

  test('every prop that is prose is found: folded summaries and facts as well', () => {
    const fold = '<Fold summary="Fields of results">\n\nAn id.\n\n</Fold>';
    expect(first(fold)?.text).toBe('Fields of results An id.');
    const facts =
      '<FunctionFacts runsIn="Convex runtime" calledBy="Clients" transactional="Yes" cached="No" />';
    expect(first(facts)?.text).toBe('Convex runtime Clients Yes No');
  });
});
