import { expect, test } from 'vitest';
import { recordOf } from './recordOf';

const source = `---
title: Read data
slug: /reading
---

The lead names \`ctx.db\`.

## First {/* #one */}

See [writing](./write.mdx#two) and ![a chart](/chart.png).

<Aside type="note" title="Order">

A message: \`\`Call \`get\` first\`\`.

</Aside>

- item

  \`\`\`ts title="convex/a.ts"
  first();
  \`\`\`
`;

test('a record has the facts of a page, with their places', () => {
  expect(recordOf(source, 'docs/database/read.mdx')).toMatchObject({
    id: 'database/read',
    route: '/reading',
    frontMatter: { title: { value: 'Read data', line: 2, column: 1 } },
    headings: [{ id: 'one', depth: 2, line: 8, column: 1 }],
    anchors: ['one'],
    links: [{ url: './write.mdx#two', place: { line: 10, column: 5 } }],
    images: [{ url: '/chart.png' }],
    components: ['Aside'],
    mentions: [
      { text: 'ctx.db', line: 6, column: 16 },
      { text: 'get', line: 14, column: 19 },
    ],
    fences: [{ lang: 'ts', code: 'first();', line: 20, indents: [2] }],
    markdown: {
      links: [{ target: 'docs/database/write.mdx', line: 10 }, { target: '/chart.png' }],
    },
  });
});

test('a record is plain JSON, so that the disk cache returns what was computed', () => {
  const record = recordOf(source);
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});

test("the record of a page that can't be read says why, and has no text", () => {
  const record = recordOf('---\ntitle: A\n---\n\n<Steps>\n\ntext');
  expect(record.syntaxError).toMatchObject({ rule: 'syntax', line: 5 });
  expect(record.findings).toContainEqual(record.syntaxError);
  expect(record.fences).toEqual([]);
});

test('a partial has neither a Markdown copy nor sections for search', () => {
  const record = recordOf('Text.\n', 'docs/_partials/a.mdx');
  expect(record.markdown).toBeUndefined();
  expect(record.sections).toEqual([]);
});
