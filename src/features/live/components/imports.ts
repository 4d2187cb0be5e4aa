import * as convexValues from 'convex/values';
import * as server from './server';

/** What the functions of a sample with components can import. */
export const imports: Readonly<Record<string, object>> = {
  'convex/server': server,
  'convex/values': convexValues,
};
