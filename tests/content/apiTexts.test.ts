import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listDocs } from '../../plugins/content/parse/files';

const pages = listDocs(process.cwd(), 'docs/api').map((file) => ({
  file,
  // Code is the package's own.
  text: readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, ''),
}));

/** Faults that comments of the package have had, or that their conversion could cause. */
const faults = {
  'a link that TypeDoc could not resolve': /\{@\w+/,
  'a bracket of a link that is never closed': /[Ss]ee \\\[[A-Z][a-z]+(?: [A-Z][a-z]+)*\./,
  'the name of a guide without its link':
    /[Ss]ee (?:the )?(?:Convex Guide|(?:Defining |Vector )?(?:Indexes|Types|Search)|Querying the Database)\./,
  'an element as text': /<\/?code>|&#124;/,
  'a word twice': /\b(of|the|to|a|is|in) \1\b/,
};

test('there are pages of the API', () => {
  expect(pages.length).toBeGreaterThan(100);
});

test.each(Object.entries(faults))('no text of the API has %s', (_, fault) => {
  const found = pages.flatMap(({ file, text }) => {
    const match = fault.exec(text);
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});
