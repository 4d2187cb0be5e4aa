import { expect, test } from 'vitest';
import { card, cardSize, titleSize } from '../../../../plugins/delivery/socialImages';

test('the longest word of a title fits into the card', () => {
  const word = 'GenericDatabaseReaderWithTable';
  expect(titleSize(word) * 0.58 * word.length).toBeLessThanOrEqual(cardSize.width - 160);
  expect(titleSize(`A ${word}`)).toBe(titleSize(word));
});

test('the card has the mark in one color, site, section, title and description', () => {
  const favicon = '<svg><style>*{color:red}</style><path fill="currentColor"/></svg>';
  const page = { title: 'Queries', description: 'Read the database.', section: 'Functions' };
  const text = JSON.stringify(card(page, favicon));
  expect(Array.from(text.matchAll(/"children":"([^"]*)"/g), ([, word]) => word)).toEqual([
    'convex',
    'docs',
    'FUNCTIONS',
    'Queries',
    'Read the database.',
  ]);
  const [, mark = ''] = /base64,([^"]*)/.exec(text) ?? [];
  expect(`${Buffer.from(mark, 'base64')}`).toBe('<svg><path fill="#8d2676"/></svg>');
});
