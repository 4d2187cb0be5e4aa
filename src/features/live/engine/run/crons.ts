/** A schedule of `crons.ts`, as `cronJobs()` stores it. */
export type CronSchedule =
  | { type: 'interval'; seconds?: number; minutes?: number; hours?: number }
  | { type: 'hourly'; minuteUTC: number }
  | { type: 'daily'; hourUTC: number; minuteUTC: number }
  | { type: 'weekly'; dayOfWeek: string; hourUTC: number; minuteUTC: number }
  | { type: 'monthly'; day: number; hourUTC: number; minuteUTC: number }
  | { type: 'cron'; cron: string };

const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
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
      return `${schedule.minuteUTC} ${schedule.hourUTC} * * ${weekDays.indexOf(schedule.dayOfWeek.toLowerCase())}`;
    case 'monthly':
      return `${schedule.minuteUTC} ${schedule.hourUTC} ${schedule.day} * *`;
    case 'cron':
      return schedule.cron;
  }
}

/** Whether a field of a cron expression includes a number: `1,15`, `9-17`, a step after a slash. */
function includes(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '*', step = '1'] = part.split('/');
    const [from = 0, to] = range === '*' ? [0, Infinity] : range.split('-').map(Number);
    const last = to ?? (part.includes('/') ? Infinity : from);
    return value >= from && value <= last && (value - from) % Number(step) === 0;
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
    const isMonthDay = includes(day, date.getUTCDate());
    const isWeekDay = includes(weekDay.replaceAll('7', '0'), date.getUTCDay());
    if (!includes(month, date.getUTCMonth() + 1)) return false;
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
