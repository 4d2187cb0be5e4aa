import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README names the tracking that the Ask AI widget is told to do', () => {
  const widget = readFileSync('src/features/ask-ai/providers/loadWidget.ts', 'utf8');
  const tracking = widget.match(/data-user-analytics-fingerprint-[a-z-]+/g) ?? [];
  expect(tracking.length).toBeGreaterThan(0);
  const readme = readFileSync('README.md', 'utf8');
  expect(tracking.filter((attribute) => !readme.includes(attribute))).toEqual([]);
});
