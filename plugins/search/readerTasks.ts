import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';

/** The list of tasks, relative to the site's directory. */
export const readerTasksFile = 'plugins/search/readerTasks.yaml';

const shape = z.record(z.string().startsWith('/'), z.array(z.string()).min(1));

const folder = dirname(fileURLToPath(import.meta.url));
const tasks = shape.parse(parse(readFileSync(join(folder, 'readerTasks.yaml'), 'utf8')));

/** The tasks of each page, by the id of the section; empty for the page's beginning. */
const byRoute = new Map<string, Map<string, readonly string[]>>();
for (const [address, phrases] of Object.entries(tasks)) {
  const [route = '', id = ''] = address.split('#');
  byRoute.set(route, (byRoute.get(route) ?? new Map()).set(id, phrases));
}

/** The tasks that the sections of a page explain, by the id of the section; empty for the page's beginning. */
export function readerTasks(route: string): ReadonlyMap<string, readonly string[]> {
  return byRoute.get(route) ?? new Map();
}

/** The addresses that have tasks, for checking that they exist. */
export const taskAddresses: readonly string[] = Object.keys(tasks);
