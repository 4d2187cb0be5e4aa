import { expect, test } from 'vitest';
import { cutSection } from '../../../../src/lib/passages/readSections';

const page = `# Queries

A query reads the **database** and [returns](https://docs.convex.dev/a) a value.

## Name a query

A query is known by its \`file\` and
its export.

- one \\*item\\*
- another

| File | Export |
| - | - |
| a | b |

\`\`\`ts title="convex/tasks.ts"
// a comment
# not a heading
export const a = 1;
\`\`\`

1. Run it:

   \`\`\`bash
   npx convex dev
   \`\`\`

## Parts

### First part

Text of the first part.

## Last

The end.
`;

test('a section ends at the next heading, but not at a line of code that looks like one', () => {
  const { texts, samples } = cutSection(page, 'Name a query');
  expect(texts).toEqual([
    'A query is known by its file and its export.',
    'one *item*',
    'another',
    // A row of a table, by its first cell.
    'a: b',
    'Run it:',
  ]);
  expect(samples).toEqual([
    {
      code: '// a comment\n# not a heading\nexport const a = 1;',
      language: 'ts',
      file: 'convex/tasks.ts',
    },
    { code: 'npx convex dev', language: 'bash' },
  ]);
});

test("a page's title returns the text before the first heading", () => {
  expect(cutSection(page, 'Queries').texts).toEqual([
    'A query reads the database and returns a value.',
  ]);
});

test('different amounts in a row get the names of their columns', () => {
  const rows =
    '| | Free | Pro |\n| - | - | - |\n| Price | $1 | $2 |\n| Name | 64 | 64 |\n| Kind | a | b |';
  expect(cutSection(`# Limits\n\n${rows}\n`, 'Limits').texts).toEqual([
    'Price: $1 (Free) · $2 (Pro)',
    'Name: 64',
    'Kind: a · b',
  ]);
});
