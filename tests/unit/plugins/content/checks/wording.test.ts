import { expect, test } from 'vitest';
import { recordOf } from '../recordOf';

test.each([
  ['Lead.\n\n## Read the Rows', 'heading-style', 7],
  ['Lead.\n\n## Usage', 'heading-style', 7],
  ['Lead.\n\n## Read the data:', 'heading-style', 7],
  ["Lead.\n\n## What you can't read", 'heading-style', 7],
  [`${'word '.repeat(81)}\n\n${'word '.repeat(81)}`, 'lead-length', 5],
  [`${'word '.repeat(80)}\n\n## Read with \`get\` in a Client Component`, undefined, undefined],
])('the wording of %j: %s', (body, rule, line) => {
  const matter = `---\ntitle: A\nkind: how-to\n---\n${body}`;
  const { findings } = recordOf(matter);
  const found = findings.filter((one) => /^(?:heading-style|lead-length)$/.test(one.rule));
  expect(found).toEqual(rule === undefined ? [] : [expect.objectContaining({ rule, line })]);
});
