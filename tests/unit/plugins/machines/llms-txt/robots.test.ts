import { expect, test } from 'vitest';
import { robotsText } from '../../../../../plugins/machines/llms-txt/robots';

const text = robotsText('https://x.dev/sitemap.xml');

test('has a group for everyone and one for the agents by name, with the same rules', () => {
  const groups = text.split('\n\n').slice(0, 2);
  expect(groups).toHaveLength(2);
  const rules = groups.map((group) =>
    group.split('\n').filter((line) => !line.startsWith('User-agent: ')),
  );
  expect(rules[0]).toEqual(rules[1]);
  expect(rules[0]).toEqual(['Allow: /']);
  expect(groups[1]).toContain('User-agent: ClaudeBot\n');
});

test('ends with the address of the sitemap', () => {
  expect(text.endsWith('\n\nSitemap: https://x.dev/sitemap.xml\n')).toBe(true);
});
