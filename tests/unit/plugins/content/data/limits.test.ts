import { expect, test } from 'vitest';
import { parseLimits } from '../../../../../plugins/content/data/limits';
import { pageFrom } from '../pageFrom';

test('a list of limits has one value for each name', () => {
  const line = '- { name: action time, value: 30 minutes }\n';
  expect(parseLimits(line).get('action time')?.value).toBe('30 minutes');
  expect(() => parseLimits(line + line)).toThrow('"action time" has two values');
});

test('pages show the value of a limit', () => {
  const { markdown } = pageFrom('---\ntitle: A\n---\n\nIt has <Limit name="action time" />.\n');
  expect(JSON.stringify(markdown)).toContain('It has 30 minutes.');
});
