import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Synonyms } from '../engine/types';

/** A list of phrases, as the file has it: `build an assistant, add AI to my app`. */
const list = z.string().transform((text) => text.split(', '));

/** Phrases by section: `phrases of the beginning (id) phrases of the section (id) …`. */
const sections = z.string().transform(
  (text) =>
    new Map(
      text.split(/ ?(?=\()/).map((part) => {
        const [, id = '', own = part] = /^\(([^)]+)\) (.+)$/.exec(part) ?? [];
        return [id, own.split(', ')] as const;
      }),
    ),
);

const routes = z.string().startsWith('/');

const shape = z.strictObject({
  synonyms: z.record(z.string(), list),
  names: z.record(routes, list),
  phrases: z.record(routes, sections),
});

const folder = dirname(fileURLToPath(import.meta.url));
const words = shape.parse(parse(readFileSync(join(folder, 'readerWords.yaml'), 'utf8')));

/** Words of readers → words of these pages. */
export function readSynonyms(): Synonyms {
  return Object.fromEntries(
    Object.entries(words.synonyms).flatMap(([to, from]) => from.map((phrase) => [phrase, to])),
  );
}

/** What readers call the page at a route, besides its title. */
export const readerNames = (route: string): readonly string[] => words.names[route] ?? [];

/** What readers want to do or know in the sections of a page, by the id of the section. */
export function readerPhrases(route: string): ReadonlyMap<string, readonly string[]> {
  return words.phrases[route] ?? new Map();
}

/** All addresses, for checking that they exist. */
export const wordAddresses: readonly string[] = [
  ...Object.keys(words.names),
  ...Object.entries(words.phrases).flatMap(([route, own]) =>
    [...own.keys()].map((id) => (id === '' ? route : `${route}#${id}`)),
  ),
];
