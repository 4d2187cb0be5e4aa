import { describe, expect, test } from 'vitest';
import { type CronSchedule, nextRun } from '../../../../../src/features/live/engine/run/crons';

const after = Date.UTC(2026, 10, 22, 10, 30, 20);
const next = (schedule: CronSchedule) => {
  const time = nextRun(schedule, after);
  return time === undefined ? undefined : new Date(time).toISOString();
};

describe('nextRun', () => {
  test.each<[string, CronSchedule, string | undefined]>([
    ['an interval', { type: 'interval', minutes: 5 }, '2026-11-22T10:35:20.000Z'],
    ['hourly', { type: 'hourly', minuteUTC: 15 }, '2026-11-22T11:15:00.000Z'],
    ['daily', { type: 'daily', hourUTC: 9, minuteUTC: 0 }, '2026-11-23T09:00:00.000Z'],
    [
      'weekly',
      { type: 'weekly', dayOfWeek: 'tuesday', hourUTC: 17, minuteUTC: 30 },
      '2026-11-24T17:30:00.000Z',
    ],
    ['monthly', { type: 'monthly', day: 1, hourUTC: 0, minuteUTC: 0 }, '2026-12-01T00:00:00.000Z'],
    ['a cron expression', { type: 'cron', cron: '*/20 9-17 * * 1-5' }, '2026-11-23T09:00:00.000Z'],
    ['a list', { type: 'cron', cron: '5,45 * * * *' }, '2026-11-22T10:45:00.000Z'],
    [
      'a day of the month or of the week',
      { type: 'cron', cron: '0 0 30 * 1' },
      '2026-11-23T00:00:00.000Z',
    ],
    ['Sunday as 7', { type: 'cron', cron: '0 12 * * 7' }, '2026-11-22T12:00:00.000Z'],
    [
      'days of the week up to Sunday as 7',
      { type: 'cron', cron: '0 0 * * 5-7' },
      '2026-11-27T00:00:00.000Z',
    ],
    [
      'every other day, from the first',
      { type: 'cron', cron: '0 0 */2 * *' },
      '2026-11-23T00:00:00.000Z',
    ],
    ['names', { type: 'cron', cron: '0 0 * DEC-FEB,dec mon' }, '2026-12-07T00:00:00.000Z'],
    ['a date that never comes', { type: 'cron', cron: '0 0 31 2 *' }, undefined],
  ])('%s', (_, schedule, expected) => {
    expect(next(schedule)).toBe(expected);
  });
});
