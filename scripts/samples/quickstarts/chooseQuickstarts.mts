import { nearest } from '../../../src/lib/nearest.ts';
import { quickstarts } from './quickstarts.mts';
import type { Quickstart } from './quickstartTypes.mts';

/**
 * Finds quickstarts by their names.
 * @param names all when there are none
 * @throws when there is no quickstart of a name.
 */
export function chooseQuickstarts(names: readonly string[]): readonly Quickstart[] {
  if (names.length === 0) return quickstarts;
  const known = quickstarts.map(({ name }) => name);
  for (const name of names) {
    if (known.includes(name)) continue;
    const guess = nearest(name, known);
    const hint =
      guess === undefined ? `Name one of ${known.join(', ')}.` : `Did you mean ${guess}?`;
    throw new Error(`check:quickstarts: there is no quickstart ${name}. ${hint}`);
  }
  return quickstarts.filter(({ name }) => names.includes(name));
}
