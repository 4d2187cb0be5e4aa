import { describe, expect, test } from 'vitest';
import {
  type CardColors,
  card,
  cardSize,
  titleSize,
} from '../../../../../plugins/delivery/social-images/card';

const colors: CardColors = {
  canvas: '#fffefd',
  border: '#e8e3dd',
  'text-strong': '#181411',
  'text-muted': '#5c534b',
  'text-faint': '#6f665d',
  link: '#8d2676',
};

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
      ...JSON.stringify(card(page, 'convex docs', colors)).matchAll(/"children":"([^"]*)"/g),
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
