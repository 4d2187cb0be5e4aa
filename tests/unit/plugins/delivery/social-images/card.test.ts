import { describe, expect, test } from 'vitest';
import {
  card,
  cardSize,
  lightColors,
  titleSize,
} from '../../../../../plugins/delivery/social-images/card';

describe('titleSize', () => {
  test('lets the longest word fit into the card', () => {
    const word = 'GenericDatabaseReaderWithTable';
    expect(titleSize(word) * 0.58 * word.length).toBeLessThanOrEqual(cardSize.width - 160);
    expect(titleSize(`A ${word}`)).toBe(titleSize(word));
  });
});

describe('card', () => {
  const page = { title: 'Queries', description: 'Read the database.', section: 'Functions' };

  test('says site, section, title and description, in that order', () => {
    const words = [
      ...JSON.stringify(card(page, 'convex docs', () => '#000')).matchAll(/"children":"([^"]*)"/g),
    ];
    expect(words.map(([, word]) => word)).toEqual([
      'convex',
      'docs',
      'FUNCTIONS',
      'Queries',
      'Read the database.',
    ]);
  });
});

test('colors are those of the light theme, and a name that is not among the tokens stops the build', () => {
  const colorOf = lightColors(
    ':root { --link: var(--plum); --plum: #8d2676; } .dark { --plum: #fff; }',
  );
  expect(colorOf('link')).toBe('#8d2676');
  expect(() => colorOf('gone')).toThrow('the tokens have no --gone');
});
