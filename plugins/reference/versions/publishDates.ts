/**
 * The days on which releases were published. A registry that copies another one may give the day of its copy: a date
 * after that of a later release is left out.
 * @param versions oldest first
 * @param times from the registry, `2026-10-22T23:32:49.000Z`, by version
 * @param known dates that stay
 */
export function publishDates(
  versions: readonly string[],
  times: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const dates: [version: string, date: string][] = [];
  let next = '9999';
  for (const version of versions.toReversed()) {
    const date = known[version] ?? times[version]?.slice(0, 10);
    if (date === undefined || date > next) continue;
    dates.unshift([version, date]);
    next = date;
  }
  return Object.fromEntries(dates);
}
