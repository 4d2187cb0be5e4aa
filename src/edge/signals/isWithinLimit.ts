import type { SignalsEnv } from './signalsEnv.ts';

/**
 * Whether the address that a request comes from has sent few enough in the last minute, which keeps the database from
 * being flooded. The address isn't stored.
 * @param what signals that a page sends, and requests that the Worker counts by itself, count apart
 */
export async function isWithinLimit(
  { headers }: Request,
  { SIGNALS_LIMIT }: SignalsEnv,
  what: 'sent' | 'seen',
): Promise<boolean> {
  const key = `${what} ${headers.get('CF-Connecting-IP') ?? ''}`;
  return (await SIGNALS_LIMIT?.limit({ key }))?.success !== false;
}
