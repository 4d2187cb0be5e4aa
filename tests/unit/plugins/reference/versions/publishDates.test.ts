import { expect, test } from 'vitest';
import { publishDates } from '../../../../../plugins/reference/versions/publishDates';

test('a date after that of a later release is left out, and known ones stay', () => {
  const times = {
    created: '2024-01-01T00:00:00.000Z',
    '1.0.0': '2026-03-24T11:33:23.327Z',
    '1.1.0': '2025-12-04T17:21:10.444Z',
    '1.10.0': '2026-05-01T00:00:00.000Z',
  };
  expect(publishDates(['1.0.0', '1.1.0', '1.2.0', '1.10.0'], times)).toEqual({
    '1.1.0': '2025-12-04',
    '1.10.0': '2026-05-01',
  });
  const known = { '1.0.0': '2025-11-30' };
  expect(publishDates(['1.0.0', '1.1.0'], times, known)).toMatchObject(known);
});
