import { Cron } from 'croner';
import { describe, expect, test } from 'vitest';
import { type CronSchedule, nextRun } from '../../../../../src/features/live/engine/run/crons';
import { seededRandom } from '../../../../../src/lib/seededRandom';

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

describe('a cron expression', () => {
  const random = seededRandom(1);
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
  const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

  /** A part of a field: a star, a number, a range or a step through one of them. */
  function part(first: number, last: number, names: string[] = []): string {
    const write = (value: number) => (random() < 0.5 && names[value - first]) || `${value}`;
    const from = number(first, last - 1);
    const range = `${write(from)}-${write(number(from + 1, last))}`;
    const step = number(1, last - first);
    return (
      ['*', write(number(first, last)), range, `*/${step}`, `${range}/${step}`][
        Math.floor(random() * 5)
      ] ?? '*'
    );
  }

  function field(...limits: Parameters<typeof part>): string {
    const parts = Array.from({ length: random() < 0.7 ? 1 : number(2, 3) }, () => part(...limits));
    // A star among others means every value. Implementations disagree whether that restricts the day.
    return parts.find((one) => one.startsWith('*')) ?? parts.join(',');
  }

  test('runs when croner says, thousands of times', () => {
    const faults: string[] = [];
    for (let count = 0; count < 2500; count++) {
      const isMonthDay = random() < 0.5;
      const cron = [
        field(0, 59),
        field(0, 23),
        isMonthDay || random() < 0.3 ? field(1, 31) : '*',
        random() < 0.5 ? '*' : field(1, 12, months),
        isMonthDay ? '*' : field(0, 7, days),
      ].join(' ');
      const start = after + number(0, 1000 * 24 * 60) * 60_000;
      const ours = nextRun({ type: 'cron', cron }, start);
      const expected = new Cron(cron, { timezone: 'UTC' }).nextRun(new Date(start))?.getTime();
      const isSoon = expected !== undefined && expected < start + 366 * 24 * 3_600_000;
      if (ours !== (isSoon ? expected : undefined)) faults.push(`${cron} ${new Date(start)}`);
    }
    expect(faults).toEqual([]);
  });
});
