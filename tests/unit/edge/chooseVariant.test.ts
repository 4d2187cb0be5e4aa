import { describe, expect, test } from 'vitest';
import { chooseVariant } from '../../../src/edge/chooseVariant';
import { acceptTable } from '../../edge/acceptTable';

describe('chooseVariant', () => {
  test.each(acceptTable)('Accept: %s → %s (%s)', (accept, sent) => {
    expect(chooseVariant(accept)).toBe(sent === 406 ? undefined : sent);
  });

  test('reads only the first 1,000 characters of a header, because a hostile one has more', () => {
    const padded = (characters: number) => `${'a/b,'.repeat(characters / 4)}text/markdown`;
    expect(chooseVariant(padded(900))).toBe('markdown');
    expect(chooseVariant(padded(1000))).toBeUndefined();
    expect(chooseVariant(padded(1_000_000))).toBeUndefined();
  });

  test.each([
    ['the same type again and again', 'text/markdown,'.repeat(70), 'markdown'],
    ['quotes that never close', `text/html${';a="'.repeat(240)}`, 'html'],
    ['escaped quotes alone', `"${'\\"'.repeat(490)}`, 'html'],
    ['separators alone', ';'.repeat(1000), 'html'],
    ['a weight of many digits', `text/markdown;q=${'0'.repeat(900)}`, 'html'],
  ])('survives %s', (_, header, sent) => {
    expect(chooseVariant(header)).toBe(sent);
  });
});
