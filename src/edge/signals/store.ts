import type { Signal } from '../../lib/signals/signalKinds.ts';
import type { Database } from './signalsEnv.ts';

/** New subjects and details of a kind on one day. What is there already is always counted. */
const maxNewPerDay = 1000;

const daysKept = 90;

/** Subjects with a lower total are in no report, and go after a week. */
export const minTotal = 3;
const daysKeptBelow = 7;

const timeoutMs = 3000;

const upsert = `
INSERT INTO signals (day, kind, subject, detail, count)
SELECT ?1, ?2, ?3, ?4, 1
WHERE EXISTS (SELECT 1 FROM signals WHERE day = ?1 AND kind = ?2 AND subject = ?3 AND detail = ?4)
  OR (SELECT count(*) FROM signals WHERE day = ?1 AND kind = ?2) < ?5
ON CONFLICT (day, kind, subject, detail) DO UPDATE SET count = count + 1`;

const deleteOld = 'DELETE FROM signals WHERE day <= ?1';

const deleteRare = `
DELETE FROM signals WHERE day <= ?1 AND (kind, subject) IN
  (SELECT kind, subject FROM signals GROUP BY kind, subject HAVING sum(count) < ?2)`;

const msPerDay = 86_400_000;

/** A day in UTC, as the table has it. */
function dayOf(now: number, daysAgo = 0): string {
  return new Date(now - daysAgo * msPerDay).toISOString().slice(0, 10);
}

/** Whether the last attempt failed: a database that is down is one line in the log, not one for each request. */
let isFailing = false;

/** Runs something with the database. If that fails or takes too long, the log says so once. */
async function attempt<Result>(
  database: Database | undefined,
  run: (database: Database) => Promise<Result>,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    if (database === undefined) throw new Error('the binding SIGNALS is missing');
    const result = await Promise.race([run(database), late]);
    isFailing = false;
    return result;
  } catch (error) {
    if (!isFailing) console.error(`Signals can't be stored: ${(error as Error).message}`);
    isFailing = true;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds one to the count of a signal.
 * @returns `full` if the day already has as many subjects of the kind as it may have
 */
export async function store(
  database: Database | undefined,
  { kind, subject, detail }: Signal,
): Promise<'counted' | 'full' | 'failed'> {
  const day = dayOf(Date.now());
  const result = await attempt(database, (db) =>
    db.prepare(upsert).bind(day, kind, subject, detail, maxNewPerDay).run(),
  );
  if (result === undefined) return 'failed';
  return result.meta.changes > 0 ? 'counted' : 'full';
}

/** Deletes what is old, and sooner what is rare. */
export async function deleteExpired(database: Database | undefined): Promise<void> {
  const now = Date.now();
  await attempt(database, async (db) => {
    await db.prepare(deleteOld).bind(dayOf(now, daysKept)).run();
    await db.prepare(deleteRare).bind(dayOf(now, daysKeptBelow), minTotal).run();
  });
}
