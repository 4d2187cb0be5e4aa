import { describe, expect, test } from 'vitest';
import { indexText } from '../../../../../plugins/agents/llms-txt/indexText';
import type { Section } from '../../../../../plugins/content/parse/outline';

const description = 'Describe your tables once, and get types for every document in your project.';

const database: Section = {
  label: 'Database',
  path: '/database',
  isGroup: false,
  items: [
    { route: '/database', label: 'Database', description },
    {
      label: 'Reading data',
      path: '/database/reading',
      isGroup: false,
      items: [{ route: '/api/v.union', label: 'v.union<A[]>', description }],
    },
  ],
};

const parts = {
  title: 'Docs',
  summary: 'All pages.',
  bundles: [{ label: 'Docs', path: '/llms-full.txt', size: 1_234_567 }],
  items: [
    { route: '/', label: 'Landing', description: '' },
    { label: 'Platform', path: '/platform', isGroup: true, items: [database] },
  ],
  addressOf: (path: string) => `https://x.dev${path}`,
  limit: 50_000,
};

describe('indexText', () => {
  test('writes a title, a summary, files with all pages, and links under the headings of the sidebar', () => {
    const bundlesOf = () => [{ label: 'Database', path: '/database/llms-full.txt', size: 900 }];
    expect(indexText({ ...parts, notes: ['How to read this.'], bundlesOf })).toBe(`# Docs

> All pages.

How to read this.

- Full text of Docs: <https://x.dev/llms-full.txt> (1,234,567 characters)

## Pages

- [Landing](https://x.dev/index.md)

## Platform

- Full text of Database: <https://x.dev/database/llms-full.txt> (900 characters)

### Database

- Full text of Database: <https://x.dev/database/llms-full.txt> (900 characters)
- [Database](https://x.dev/database.md): ${description}
- [v.union\\<A\\[\\]\\>](https://x.dev/api/v.union.md): ${description}
`);
  });

  test('shortens the descriptions of API symbols before the descriptions of guides, as far as it must', () => {
    const whole = indexText(parts).length;
    const text = indexText({ ...parts, limit: whole });
    expect(text).toContain(`[Database](https://x.dev/database.md): ${description}\n`);
    expect(text).toContain(
      'v.union.md): Describe your tables once, and get types for every document …\n',
    );
    const least = indexText({ ...parts, limit: whole - 2 * description.length + 5 });
    expect(least).not.toContain('Describe');
  });
});
