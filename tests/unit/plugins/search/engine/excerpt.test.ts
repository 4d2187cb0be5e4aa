// cspell:ignore nowher pagin queri
import { describe, expect, test } from 'vitest';
import { blocksOf, excerptOf, joinBlocks } from '../../../../../plugins/search/engine/excerpt';
import { makeSnippet } from '../../../../../plugins/search/engine/find';

const page = `> Source: <https://docs.convex.dev/x>.

# Email

Diagram: An action calls a service.

## Send an email

*Compiles with convex 1.43 or newer.*

Use the [Resend component](/components), which retries. It keeps a queue.

The samples on this page use this schema:

\`\`\`ts title="convex/email.ts"
export const send = internalAction({});
\`\`\`

| Plan | Emails a day |
| ---- | ------------ |
| Free | 100          |
| Pro  | 50,000       |

### Retries

A failed email is sent again.

## Receive

Receive by a webhook.
`;

const asked = (...words: string[]) =>
  words.map((word) => ({ terms: new Map([[word, 1]]), weight: 1, isRequired: true }));
const excerpt = (words: string[], limit = 900) =>
  joinBlocks(excerptOf(blocksOf(page, 'Send an email', 'send'), asked(...words), limit));

describe('an excerpt', () => {
  test('begins with the first paragraph and has the first code, without addresses', () => {
    const text = excerpt(['email']);
    expect(text).toMatch(/^Use the Resend component, which retries\./);
    expect(text).toContain('```ts title="convex/email.ts"\nexport const send');
  });

  test('has no mark of a version, text of a figure or note about samples, and ends with its section', () => {
    expect(excerpt(['email', 'diagram', 'again'])).not.toMatch(
      /Compiles with|Diagram|samples on this page|sent again/,
    );
  });

  test('has the row that answers, with the head of its table, within its limit', () => {
    const text = excerpt(['pro'], 170);
    expect(text).toContain('| Plan | Emails a day |\n| --- | --- |\n| Pro | 50,000 |');
    expect(text).not.toContain('| Free');
    expect(text.length).toBeLessThanOrEqual(170);
  });

  test('has no part of a row', () => {
    const row = `| Zebra | ${'Stripes are said here. '.repeat(20)}|`;
    const table = `# A\n\n## B\n\nA lead.\n\n| Name | Text |\n| --- | --- |\n${row}\n`;
    const blocks = excerptOf(blocksOf(table, 'B', 'b'), asked('zebra'), 300);
    expect(blocks.map(({ text }) => text)).toEqual(['A lead.']);
  });

  test('cuts a long paragraph around the sentence with most of what is asked', () => {
    const long = `# A\n\n## B\n\n${'Other things are said here. '.repeat(30)}The zebra is striped. ${'And more of it. '.repeat(30)}`;
    const [block] = excerptOf(blocksOf(long, 'B', 'b'), asked('zebra'), 300);
    expect(block?.text).toContain('The zebra is striped.');
    expect(block?.text.length).toBeLessThan(300);
  });
});

test.each([
  ['that has no text of its own has its subsections', 'B', 'b', 'Text of C.'],
  ['that is the second of its name is found by its id', 'D', 'd-1', 'Text of E.'],
])('a section %s', (_, heading, id, expected) => {
  const text = '# A\n\n## B\n\n### C\n\nText of C.\n\n## D\n\nText of D.\n\n## D\n\nText of E.\n';
  expect(blocksOf(text, heading, id).map((block) => block.text)).toEqual([expected]);
});

const paging = `${'Something else is said here. '.repeat(20)}A paginated query takes paginationOpts and returns a page. ${'More of it. '.repeat(20)}`;

test.each([
  [
    'the words that were found',
    paging,
    /^… .*A paginated query takes paginationOpts.* …$/,
    ['paginated', 'query', 'pagination'],
  ],
  ['its beginning without them', `Nothing. ${paging.slice(0, 500)}`, /^Nothing\. .*\w\.? …$/, []],
  ['nothing if it is short', 'Files have a query.', /^Files have a query\.$/, ['query']],
])('a snippet is cut around %s', (_, source, expected, marked) => {
  const { text, matches } = makeSnippet(source, new Set(['pagin', 'queri']));
  expect(text).toMatch(expected);
  expect(text.length).toBeLessThan(170);
  expect(matches).toEqual(marked);
});
