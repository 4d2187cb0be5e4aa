import { expect, test } from 'vitest';
import { recordOf } from '../recordOf';

test.each([
  ['Lead.\n\n## Read the Rows', 'heading-style', 7],
  ['Lead.\n\n## Usage', 'heading-style', 7],
  ['Lead.\n\n## Read the data:', 'heading-style', 7],
  ["Lead.\n\n## What you can't read", 'heading-style', 7],
  [`${'x'.repeat(201)}\n\n${'x'.repeat(201)}`, 'lead-length', 5],
  [
    `[${'x'.repeat(200)}](https://example.com)\n\n## Read with \`get\` in a Client Component`,
    undefined,
    undefined,
  ],
])('the wording of %j: %s', (body, rule, line) => {
  const matter = `---\ntitle: A\nkind: how-to\n---\n${body}`;
  const { findings } = recordOf(matter);
  const found = findings.filter((one) => /^(?:heading-style|lead-length)$/.test(one.rule));
  expect(found).toEqual(rule === undefined ? [] : [expect.objectContaining({ rule, line })]);
});
