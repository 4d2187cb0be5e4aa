import type { NameNote, PageNames } from '../../../src/lib/sampleNames';
import type { ApiNames } from '../../reference';
import { highlight } from '../highlight/highlight';
import type { BlockNames } from './blockNames';

/** Joins the names of a page and of its partials with their explanations. */
export function pageNames(
  files: readonly BlockNames[],
  explained: ApiNames,
  baseUrl: string,
): PageNames {
  const notes: NameNote[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (place: string) => {
    const known = indexes.get(place);
    if (known !== undefined) return known;
    const found = explained[place];
    if (!found) throw new Error(`sample-names: nothing explains ${place}.`);
    const { name, signature, sentence, href } = found;
    notes.push([name, highlight(signature, 'ts').trimEnd(), sentence, baseUrl + href.slice(1)]);
    indexes.set(place, notes.length - 1);
    return notes.length - 1;
  };
  const blocks = Object.fromEntries(
    files.flatMap((names) =>
      Object.entries(names).map(([key, all]) => [
        key,
        all.flatMap(([start, place]) => [start, indexOf(place)]),
      ]),
    ),
  );
  return { notes, blocks };
}
