import { describe, expect, test } from 'vitest';
import { chooseVariant } from '../../../src/edge/chooseVariant';
import { acceptTable } from '../../edge/acceptTable';

describe('chooseVariant', () => {
  test.each(acceptTable)('Accept: %s → %s (%s)', (accept, sent) => {
    expect(chooseVariant(accept)).toBe(sent === 406 ? undefined : sent);
  });

  test('takes little time for a hostile header', () => {
    const headers = [
      'text/markdown,'.repeat(5000),
      `text/html${';a="'.repeat(5000)}`,
      `"${'\\"'.repeat(10_000)}`,
      ';'.repeat(20_000),
      `text/markdown;q=${'0'.repeat(20_000)}`,
    ];
    const started = performance.now();
    for (const header of headers) chooseVariant(header);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
