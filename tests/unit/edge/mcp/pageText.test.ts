import { expect, test } from 'vitest';
import { cutText, readPageText } from '../../../../src/edge/mcp/pageText';

test('a section contains its subsections and ends before the next of its level', () => {
  const page = '> Source.\n\n# Page\n\nLead.\n\n## A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.\n';
  const { sections, markdown, start } = readPageText(page, ['a', 'b', 'c']);
  expect(markdown).toBe(page.trim());
  expect(markdown.slice(start, start + 6)).toBe('# Page');
  expect(
    sections.map((section) => [section.anchor, markdown.slice(section.start, section.end).trim()]),
  ).toEqual([
    ['a', '## A\n\nOne.\n\n### B\n\nTwo.'],
    ['b', '### B\n\nTwo.'],
    ['c', '## C\n\nThree.'],
  ]);
});

/** All parts of a text. */
function partsOf(text: string, limit: number): string[] {
  const parts: string[] = [];
  for (let from: number | undefined = 0; from !== undefined; ) {
    const part = cutText(text, from, limit);
    parts.push(part.text);
    from = part.next;
  }
  return parts;
}

test('parts end between blocks, and never within code that fits', () => {
  const code = '```ts\nconst a = 1;\n\nconst b = 2;\n```';
  const text = `Some words before the code.\n\n${code}\n\nSome words after it.`;
  expect(partsOf(text, 68)).toEqual([
    'Some words before the code.',
    `${code}\n\nSome words after it.`,
  ]);
});

test('no part is longer than the limit, and together they are the text', () => {
  const text = Array.from(
    { length: 200 },
    (_, index) => `## H${index}\n\n${'word '.repeat(index)}`,
  ).join('\n\n');
  const parts = partsOf(text, 1500);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1500);
  expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});
