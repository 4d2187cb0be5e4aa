import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeLanguage, packageManager, preferenceKey } from '../../../src/lib/preferences';

/** Sheets that follow a preference before React does, and the attribute that its controls or options are found by. */
const sheets = [
  ['src/css/index.css', codeLanguage, 'data-option'],
  ['src/css/index.css', packageManager, 'data-option'],
  ['src/components/Tabs/Tabs.module.css', packageManager, 'value'],
  ['src/features/code/CodeBlock.module.css', codeLanguage, 'value'],
] as const;

test.each(sheets)('%s knows each value of %o by its %s', (file, { group, values }, attribute) => {
  const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  const root = `data-${preferenceKey(group)}`;
  const valuesOf = (name: string) =>
    new Set([...css.matchAll(new RegExp(`\\[${name}='([^']*)'\\]`, 'g'))].map((match) => match[1]));
  const [first, ...others] = values;
  // The first is what the page shows without an attribute.
  expect(valuesOf(root)).toEqual(new Set(others));
  const known = valuesOf(attribute);
  expect([first, ...others].filter((value) => !known.has(value))).toEqual([]);
  for (const value of others) {
    const shows = new RegExp(`\\[${root}='${value}'\\]\\)?(?: &)? ?\\[${attribute}='${value}'\\]`);
    expect(css, `${file} shows ${value}`).toMatch(shows);
  }
});
