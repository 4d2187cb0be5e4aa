import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';

/** Phrases by the id of the section that explains them; empty for the page's beginning. */
type Phrases = ReadonlyMap<string, readonly string[]>;

const shape = z.record(z.string().startsWith('/'), z.array(z.string()).min(1));

function readPhrases(name: string) {
  const folder = dirname(fileURLToPath(import.meta.url));
  const phrases = shape.parse(parse(readFileSync(join(folder, name), 'utf8')));
  const byRoute = new Map<string, Map<string, readonly string[]>>();
  for (const [address, own] of Object.entries(phrases)) {
    const [route = '', id = ''] = address.split('#');
    byRoute.set(route, (byRoute.get(route) ?? new Map()).set(id, own));
  }
  return { addresses: Object.keys(phrases), byRoute };
}

const tasks = readPhrases('readerTasks.yaml');
const questions = readPhrases('readerQuestions.yaml');

/** What readers want to do in the sections of a page. */
export const readerTasks = (route: string): Phrases => tasks.byRoute.get(route) ?? new Map();

/** What else readers ask that the sections of a page answer. */
export const readerQuestions = (route: string): Phrases =>
  questions.byRoute.get(route) ?? new Map();

/** The addresses that have tasks or questions, for checking that they exist. */
export const taskAddresses: readonly string[] = [...tasks.addresses, ...questions.addresses];
