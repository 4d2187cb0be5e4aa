import { expect, test } from 'vitest';
import {
  card,
  cardSize,
  lightColors,
  titleSize,
} from '../../../../plugins/delivery/social-images/plugin';

test('the longest word of a title fits into the card', () => {
  const word = 'GenericDatabaseReaderWithTable';
  expect(titleSize(word) * 0.58 * word.length).toBeLessThanOrEqual(cardSize.width - 160);
  expect(titleSize(`A ${word}`)).toBe(titleSize(word));
});

test('the card has site, section, title and description, in the colors of the light theme', () => {
  const css = `:root { --link: var(--plum); --plum: #8d2676; } .dark { --plum: #fff; }`;
  const link = lightColors(css);
  const page = { title: 'Queries', description: 'Read the database.', section: 'Functions' };
  const text = JSON.stringify(card(page, 'convex docs', () => link('link')));
  expect(Array.from(text.matchAll(/"children":"([^"]*)"/g), ([, word]) => word)).toEqual([
    'convex',
    'docs',
    'FUNCTIONS',
    'Queries',
    'Read the database.',
  ]);
  expect(text).toContain('"color":"#8d2676"');
  expect(() => link('gone')).toThrow('the tokens have no --gone');
});
