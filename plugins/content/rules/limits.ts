import { escapeRegExp } from '../../../src/lib/escape';
import { attributeText, isElement, walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { placeOf } from '../../build';
import { limits, limitsFile } from '../data/limits';
import { textBlocks } from '../parse/collect';
import type { Page, Report } from '../parse/page';

/** How sentences state a limit, with its number and unit as a group. */
function patternOf(template: string): RegExp {
  const [before = '', after = ''] = template.split('{}');
  const amount = String.raw`(\d[\d,.]*\d|\d)(?: (?:[KMG]i?B|levels|characters|seconds?|minutes|hours|days|years))?`;
  return new RegExp(`${escapeRegExp(before)}${amount}${escapeRegExp(after)}`, 'g');
}

const numberIn = (value: string) => /\d[\d,.]*/.exec(value)?.[0].replace(/[.,]$/, '');

const stated = [...limits.values()].map(({ name, value, near }) => ({
  name,
  number: numberIn(value),
  patterns: near.map(patternOf),
}));

function checkSentences(page: Page, report: Report): void {
  for (const { node, text } of textBlocks(page.tree)) {
    const sentence = text.replaceAll('\n', ' ');
    for (const { name, number, patterns } of stated) {
      for (const match of patterns.flatMap((one) => [...sentence.matchAll(one)])) {
        if (match[1] === number) continue;
        const message = `"${match[0]}" is not the limit "${name}", which is ${number}. Correct it, or ${limitsFile}.`;
        const { line, column } = placeOf(node);
        const passed = text.slice(0, match.index).split('\n').length - 1;
        report({ line: line + passed, column }, 'limit-value', message);
      }
    }
  }
}

/** Checks limits of the platform on a page. Values that it takes from the list are text already. */
export function checkLimits(page: Page, report: Report): void {
  checkSentences(page, report);
  walk(page.tree, (node) => {
    if (!isElement(node) || node.name !== 'Limit') return;
    const name = attributeText(node, 'name') ?? '';
    const close = nearest(name, limits.keys());
    const fix = close === undefined ? `Add it to ${limitsFile}.` : `Did you mean "${close}"?`;
    report(node, 'limit-unknown', `There is no limit "${name}". ${fix}`);
  });
}
