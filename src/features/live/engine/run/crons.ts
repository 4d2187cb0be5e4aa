/** A schedule of `crons.ts`, as `cronJobs()` stores it. */
export type CronSchedule =
  | { type: 'interval'; seconds?: number; minutes?: number; hours?: number }
  | { type: 'hourly'; minuteUTC: number }
  | { type: 'daily'; hourUTC: number; minuteUTC: number }
  | { type: 'weekly'; dayOfWeek: string; hourUTC: number; minuteUTC: number }
  | { type: 'monthly'; day: number; hourUTC: number; minuteUTC: number }
  | { type: 'cron'; cron: string };

const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const minuteMs = 60_000;

const dayMs = 24 * 60 * minuteMs;

/** How far ahead a run is looked for. A sample doesn't stay open for longer. */
const searchedMs = 366 * dayMs;

function expressionOf(schedule: Exclude<CronSchedule, { type: 'interval' }>): string {
  switch (schedule.type) {
    case 'hourly':
      return `${schedule.minuteUTC} * * * *`;
    case 'daily':
      return `${schedule.minuteUTC} ${schedule.hourUTC} * * *`;
    case 'weekly':
      return `${schedule.minuteUTC} ${schedule.hourUTC} * * ${schedule.dayOfWeek}`;
    case 'monthly':
      return `${schedule.minuteUTC} ${schedule.hourUTC} ${schedule.day} * *`;
    case 'cron':
      return schedule.cron;
  }
}

/**
 * Whether a field of a cron expression includes a number: `1,15`, `9-17`, a step after a slash, `MON-FRI`.
 * @param first the smallest number of the field
 * @param names what can be written instead of numbers, by their first three letters
 */
function includes(field: string, value: number, first = 0, names: string[] = []): boolean {
  const read = (text: string) => {
    const index = names.findIndex((name) => name.startsWith(text.toLowerCase()));
    return index < 0 ? Number(text) : index + first;
  };
  return field.split(',').some((part) => {
    const [range = '*', step] = part.split('/');
    const [from = first, to = step ? Infinity : from] =
      range === '*' ? [first, Infinity] : range.split('-').map(read);
    return value >= from && value <= to && (value - from) % Number(step ?? 1) === 0;
  });
}

/**
 * When a cron job runs next, in milliseconds since 1970; undefined if it doesn't within a year.
 * @param after the time of its last run, or the start of the sample
 */
export function nextRun(schedule: CronSchedule, after: number): number | undefined {
  if (schedule.type === 'interval') {
    const { seconds = 0, minutes = 0, hours = 0 } = schedule;
    return after + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
  const [minute = '*', hour = '*', day = '*', month = '*', weekDay = '*'] =
    expressionOf(schedule).split(/\s+/);
  const isDay = (date: Date) => {
    const isMonthDay = includes(day, date.getUTCDate(), 1);
    // Sunday is 0 and 7.
    const isWeekDay = [date.getUTCDay(), date.getUTCDay() || 7].some((number) =>
      includes(weekDay, number, 0, weekDays),
    );
    if (!includes(month, date.getUTCMonth() + 1, 1, months)) return false;
    // With both, either is enough, as in Unix.
    return day !== '*' && weekDay !== '*' ? isMonthDay || isWeekDay : isMonthDay && isWeekDay;
  };
  let time = Math.floor(after / minuteMs) * minuteMs + minuteMs;
  while (time < after + searchedMs) {
    const date = new Date(time);
    if (!isDay(date)) time = Math.floor(time / dayMs) * dayMs + dayMs;
    else if (includes(hour, date.getUTCHours()) && includes(minute, date.getUTCMinutes()))
      return time;
    else time += minuteMs;
  }
  return undefined;
}
