import { expect, test } from 'vitest';
import { codeWord } from '../../../../../plugins/content/prose/readProse';
import { countWords, splitSentences } from '../../../../../plugins/content/prose/sentences';

const texts = (text: string) => splitSentences(text).map((sentence) => sentence.text);

test('sentences end at a mark before a capital, a digit or code', () => {
  expect(texts(`One ends. Two ends: Three. ${codeWord} is four. 5 is five`)).toEqual([
    'One ends.',
    'Two ends:',
    'Three.',
    `${codeWord} is four.`,
    '5 is five',
  ]);
});

test('names and abbreviations end no sentence', () => {
  expect(texts('Use Next.js or e.g. Vite. Done.')).toEqual(['Use Next.js or e.g. Vite.', 'Done.']);
  expect(texts('A file, i.e. Bytes, vs. Text.')).toHaveLength(1);
});

test('each sentence knows its place and its words', () => {
  expect(splitSentences('Read it.  Then write two words.')).toEqual([
    { text: 'Read it.', at: 0, words: 2 },
    { text: 'Then write two words.', at: 10, words: 4 },
  ]);
});

test('code counts as one word, dashes as none', () => {
  expect(countWords(`${codeWord} – and 3 more`)).toBe(4);
});
