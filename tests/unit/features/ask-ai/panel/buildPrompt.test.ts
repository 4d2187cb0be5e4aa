import { expect, test } from 'vitest';
import { assistantLinks, buildPrompt } from '../../../../../src/features/ask-ai/panel/buildPrompt';
import type { Passage } from '../../../../../src/features/docs-index/passages/answer';

const passage = (markdown: string, url = '/database/indexes#add'): Passage => ({
  title: 'Add an index',
  where: 'Indexes',
  url,
  quote: 'Call index on the table.',
  lead: 'Call index on the table.',
  marks: [],
  matches: ['index'],
  markdown,
});

const site = 'https://docs.convex.dev';

test('a prompt contains the question, the passages and their addresses as Markdown', () => {
  expect(buildPrompt('How?', [passage('Call `index`.\n\n```ts\na\n```')], site)).toBe(
    `How?

Answer from these passages of the Convex documentation and name the addresses you used.

## Add an index (Indexes)

https://docs.convex.dev/database/indexes#add

Call \`index\`.

\`\`\`ts
a
\`\`\``,
  );
});

const promptIn = (href = '') => new URL(href).searchParams.get('q') ?? '';

test('links open ChatGPT and Claude with that prompt', () => {
  const passages = [passage('Call & `index`.')];
  const links = assistantLinks('How?', passages, site);
  expect(links.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude']);
  expect(links[0]?.href).toMatch(/^https:\/\/chatgpt\.com\/\?q=/);
  expect(links[1]?.href).toMatch(/^https:\/\/claude\.ai\/new\?q=/);
  for (const { href } of links) expect(promptIn(href)).toBe(buildPrompt('How?', passages, site));
});

test('a URL that is too long for a host has shorter quotes, then only the addresses', () => {
  const long = passage('x '.repeat(4000));
  const [link] = assistantLinks('How?', [long], site);
  expect(promptIn(link?.href)).toBe(buildPrompt('How?', [long], site, 'quote'));
  expect(promptIn(link?.href)).toContain('> Call index on the table.');

  const many = Array.from({ length: 30 }, () => long);
  const [short] = assistantLinks('How?', many.slice(0, 28), site);
  expect(promptIn(short?.href)).toContain('https://docs.convex.dev/database/indexes#add');
  expect(promptIn(short?.href)).not.toContain('>');
});

test('whatever the question, the URL is at most 4,000 characters long', () => {
  const many = Array.from({ length: 100 }, () => passage('x '.repeat(4000)));
  for (const question of ['How?', 'ü'.repeat(300)]) {
    for (const { href } of assistantLinks(question, many, site)) {
      expect(href.length).toBeLessThanOrEqual(4000);
    }
  }
});
