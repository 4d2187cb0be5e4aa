import { describe, expect, test } from 'vitest';
import { builtFiles, readBuilt } from './readBuild';

/** Cuts a selector where one of the characters is outside of brackets. */
function cut(selector: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && at.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The selectors in the brackets of `:is()` and `:where()`. */
const choicesIn = (compound: string) =>
  [...compound.matchAll(/:(?:is|where)\((.*)\)/g)].flatMap(([, inside = '']) => cut(inside, /,/));

/** The parts of a compound that a browser can find elements by: a tag, a class, an id or an attribute. */
const hasName = (compound: string) => /^[a-z]|[.#[]/.test(compound.replace(/:[\w-]+\(.*\)/g, ''));

/**
 * Whether any change of the document restyles all of it: `:has()` is about an element above the one that is styled,
 * which has no name. Browsers then can't find the elements concerned.
 */
function restylesAll(selector: string): boolean {
  if (!selector.includes(':has(')) return false;
  const compounds = cut(selector, /[\s>+~]/);
  const subject = compounds.at(-1) ?? '';
  const choices = choicesIn(subject);
  if (choices.some(restylesAll)) return true;
  const isAbove = compounds.slice(0, -1).some((one) => one.includes(':has('));
  const isNamed = hasName(subject) || (choices.length > 0 && choices.every(hasName));
  return isAbove && !isNamed;
}

describe('a change of the document', () => {
  test.each([
    ['body:not(:has(dialog)) main > :first-child', true],
    ['article :is([data-target], :root:not(:has([data-target])) :target)', true],
    ['body:has(dialog) .page', false],
    ['body:has(dialog) :first-child.page', false],
    ['.card:has(> :nth-child(4):last-child)', false],
    ['main > .card:has(> :last-child)', false],
    [':is(.table table:has(tr > :last-child)) td:first-child', false],
  ])('with the selector %s: %s', (selector, expected) => {
    expect(restylesAll(selector)).toBe(expected);
  });

  test('restyles only what it concerns, in every style sheet', () => {
    const selectors = builtFiles('.css').flatMap((file) =>
      [...readBuilt(file).matchAll(/[^{};]+(?=\{)/g)]
        .filter(([start]) => !start.startsWith('@'))
        .flatMap(([list]) => cut(list, /,/)),
    );
    expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(10);
    expect(selectors.filter(restylesAll)).toEqual([]);
  });
});
