import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../../../../plugins/search/readPages';
import { recordOf } from '../content/recordOf';

const folder = resolve('tests/fixtures/search-index');

describe('a page', () => {
  const source = readFileSync(`${folder}/docs/page.mdx`, 'utf8');
  const sections = sectionsOf(recordOf(source));

  test('is read section by section, as the fixture says', async () => {
    await expect(`${JSON.stringify(sections, null, 2)}\n`).toMatchFileSnapshot(
      `${folder}/page.json`,
    );
  });

  test('has its headings with the ids of its addresses, the same text twice included', () => {
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['', ''],
      ['change', 'Change a document'],
      ['call-it-over-http', 'Call it over HTTP'],
      ['options', 'Options'],
      ['when-it-fails', 'When it fails'],
      ['change-a-document', 'Change a document'],
      ['see-also', 'See also'],
    ]);
  });

  test('has no code, comments or navigation in its text', () => {
    const text = sections.map((section) => section.text).join('\n');
    expect(text).not.toMatch(/import|handler|comment|Schemas|Describe tables|defineSchema/);
  });

  test('has the platform’s names from code, and none that the sample makes up', () => {
    const symbols = sections[1]?.symbols.split('\n') ?? [];
    expect(symbols).toEqual(
      expect.arrayContaining(['ctx.db.patch', 'v.id', 'v.string', 'mutation', 'convex/values']),
    );
    expect(symbols).not.toContain('rename');
    expect(symbols).not.toContain('made');
  });

  test('has what its tables and its endpoint are about', () => {
    const topics = Object.fromEntries(sections.map(({ id, topics }) => [id, topics]));
    expect(topics).toMatchObject({ options: 'insert', 'call-it-over-http': '/api/mutation' });
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

test('a list item is about the bold text or code that it begins with', () => {
  const items = [
    '- `Server Error`: read the logs.',
    '- **Isolation.** A component shares nothing.',
    '- **Nothing updates**: open the console.',
    '- `get` reads a document.',
    '- Other items are text.',
  ];
  expect(sectionsOf(recordOf(items.join('\n')))[0]?.topics).toBe(
    'Server Error\nIsolation.\nNothing updates',
  );
});

test("a page that can't be read has one section without text", () => {
  expect(sectionsOf(recordOf('Text <Aside>'))).toEqual([
    { id: '', heading: '', text: '', symbols: '', errors: '', topics: '' },
  ]);
});

describe('of a component', () => {
  const first = (source: string) => sectionsOf(recordOf(source))[0];

  test('every prop that is prose is found: folded summaries and facts as well', () => {
    const fold = '<Fold summary="Fields of results">\n\nAn id.\n\n</Fold>';
    expect(first(fold)?.text).toBe('Fields of results An id.');
    const facts =
      '<FunctionFacts runsIn="Convex runtime" calledBy="Clients" transactional="Yes" cached="No" />';
    expect(first(facts)?.text).toBe('Convex runtime Clients Yes No');
  });

  test('types, licenses and links are not', () => {
    const open = '<Parameter name="retries" type="number" id="r" default="3">';
    const parameter = `${open}\n\nOften.\n\n</Parameter>`;
    const section = first(`<Parameters>\n\n${parameter}\n\n</Parameters>`);
    expect(section?.text).toBe('retries Often.');
    expect(section?.symbols).toBe('retries');
  });

  test('a list of guides is not, as it says what other pages are about', () => {
    const guides = '<UsedIn>\n\n- [Schemas](./schemas.mdx) *Database*\n\n</UsedIn>';
    expect(first(guides)?.text).toBe('');
  });
});
