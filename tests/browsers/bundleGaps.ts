import type { Identifier } from '@mdn/browser-compat-data';
import { type Options, parse } from 'acorn';
import { data, type Gap, lackOf } from './floor';

/** The edition of ECMAScript whose syntax all browsers of the floor know. */
const ecmaVersion = 2024;

/** Static members and constructors that the floor lacks, as a program names them. */
const tooNew = new Map<string, string>();
for (const [type, members] of Object.entries({ ...data.api, ...data.javascript.builtins })) {
  const lack = lackOf(members as Identifier);
  if (lack !== '') tooNew.set(`new ${type}`, lack);
  for (const [name, feature] of Object.entries(members as Identifier)) {
    const needs = name === '__compat' ? '' : lackOf(feature as Identifier);
    if (needs !== '') tooNew.set(`${type}.${name.replace(/_static$/, '')}`, needs);
  }
}

/**
 * Finds what a bundled script, packages included, uses by its own name and the floor doesn't have: syntax, static members
 * and constructors. Members of objects can't be told apart without types: see scriptGaps.ts.
 */
export function bundleGaps(code: string, place: string): Gap[] {
  const gaps: Gap[] = [];
  for (const [, feature = ''] of code.matchAll(
    /(?<![\w$.])(new [A-Z]\w+|[A-Z]\w+\.\w+)(?![\w$])/g,
  )) {
    const needs = tooNew.get(feature);
    if (needs !== undefined) gaps.push({ feature, place, needs });
  }
  try {
    const sourceType: Options['sourceType'] = /^(?:im|ex)port\b/m.test(code) ? 'module' : 'script';
    parse(code, { ecmaVersion, sourceType });
  } catch (error) {
    gaps.push({ feature: 'syntax', place, needs: (error as Error).message });
  }
  return gaps;
}
