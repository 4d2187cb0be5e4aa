import { describe, expect, test } from 'vitest';
import { errorEntries } from '../../../../../plugins/search/build/errorEntries';
import type { SearchPage, SearchSection } from '../../../../../plugins/search/build/types';

const section = (id: string, heading: string, text: string, errors = ''): SearchSection => ({
  id,
  heading,
  text,
  symbols: '',
  errors,
  topics: '',
});

const page = (path: string, ...sections: SearchSection[]): SearchPage => ({
  path,
  title: path,
  description: '',
  keywords: [],
  kind: 'page',
  sections: [section('', '', 'The lead.'), ...sections],
});

const errors = page(
  '/docs/error',
  section('limits', 'Limits', 'They apply to each call.'),
  section('reads', 'Too many reads', 'Cause. It reads much. Fix. Read less. Use an index.'),
  section(
    'how',
    'How errors look',
    'Cause. Hidden. Fix. Logs.',
    'Server Error\nUncaught Error: No\nat handler',
  ),
);
const details = page(
  '/docs/error/limits',
  section('reads', 'Too many reads', 'Too many reads', 'Too many reads (limit: 3)\nPath: .a'),
);
const guide = page('/docs/functions/error', section('reads', 'Reads', 'Cause. No. Fix. No.'));

describe('errorEntries', () => {
  test('reads cause, fix and messages, and where the code is', () => {
    const [reads, how, ...rest] = errorEntries([guide, details, errors]);
    expect(reads).toEqual({
      url: '/docs/error#reads',
      title: 'Too many reads',
      messages: ['Too many reads', 'Too many reads (limit: 3)'],
      cause: 'It reads much.',
      fix: 'Read less. Use an index.',
      more: '/docs/error/limits#reads',
    });
    expect(how?.messages).toEqual(['How errors look', 'Server Error']);
    expect(how).not.toHaveProperty('more');
    expect(rest).toEqual([]);
  });
});
