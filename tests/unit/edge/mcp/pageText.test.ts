import { expect, test } from 'vitest';
import { readPageText, splitText } from '../../../../src/edge/mcp/pageText';

test('a section contains its subsections and ends before the next of its level', () => {
  const page = '# Page\n\nLead.\n\n## A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.\n';
  const { introduction, sections, markdown } = readPageText(page, ['a', 'b', 'c']);
  expect(introduction).toBe('# Page\n\nLead.');
  expect(markdown).toBe(page.trim());
  expect(sections.map((section) => [section.anchor, section.depth, section.markdown])).toEqual([
    ['a', 2, '## A\n\nOne.\n\n### B\n\nTwo.'],
    ['b', 3, '### B\n\nTwo.'],
    ['c', 2, '## C\n\nThree.'],
  ]);
});

test('a page without headings is its introduction', () => {
  expect(readPageText('# Page\n\nLead.\n', [])).toEqual({
    markdown: '# Page\n\nLead.',
    introduction: '# Page\n\nLead.',
    sections: [],
  });
});

test('parts end before a heading, where one is near', () => {
  const text = '# Page\n\nLead of the page.\n\n## A\n\nFirst.\n\n## B\n\nSecond, and more.';
  const parts = splitText(text, 50);
  expect(parts).toEqual([
    '# Page\n\nLead of the page.\n\n## A\n\nFirst.',
    '## B\n\nSecond, and more.',
  ]);
});

test('parts end between blocks, and never within code that fits', () => {
  const code = '```ts\nconst a = 1;\n\nconst b = 2;\n```';
  const text = `Some words before the code.\n\n${code}\n\nSome words after it.`;
  const parts = splitText(text, 60);
  expect(parts).toEqual(['Some words before the code.', `${code}\n\nSome words after it.`]);
  expect(parts.join('\n\n')).toBe(text);
});

test('a line that is longer than a part is cut', () => {
  const parts = splitText('x'.repeat(25), 10);
  expect(parts.map((part) => part.length)).toEqual([10, 10, 5]);
});

test('no part is longer than the limit', () => {
  const text = Array.from(
    { length: 200 },
    (_, index) => `## H${index}\n\n${'word '.repeat(index)}`,
  );
  const parts = splitText(text.join('\n\n'), 1500);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(1500);
  expect(parts.join('').replace(/\s/g, '')).toBe(text.join('').replace(/\s/g, ''));
});
