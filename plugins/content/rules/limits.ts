import type { Nodes } from 'mdast';
import { attributeText, isElement, textOf, walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { placeOf } from '../../build';
import { limitsFile, readLimits } from '../data/limits';
import { headingIds } from '../parse/headingIds';
import type { Page, Report } from '../parse/page';
import { textBlocks } from '../parse/textBlocks';

/** The page that lists them. */
const listId = 'production/state/limits';

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How sentences state a limit, with its number and unit as a group. */
function patternOf(template: string): RegExp {
  const [before = '', after = ''] = template.split('{}');
  const amount = String.raw`(\d[\d,.]*\d|\d)(?: (?:[KMG]i?B|levels|characters|seconds?|minutes|hours|days|years))?`;
  return new RegExp(`${escapeText(before)}${amount}${escapeText(after)}`, 'g');
}

const numberIn = (value: string) => /\d[\d,.]*/.exec(value)?.[0].replace(/[.,]$/, '');

/** The values of a name, one for each plan, and the sentences that state it. */
const names = [...new Set([...readLimits().values()].map(({ name }) => name))];
const stated = names.map((name) => {
  const limits = [...readLimits().values()].filter((limit) => limit.name === name);
  return {
    name,
    numbers: limits.map(({ value }) => numberIn(value)),
    patterns: limits.flatMap(({ near }) => near.map(patternOf)),
  };
});

/** Checks the numbers in sentences that state a limit. */
function checkSentences(page: Page, report: Report): void {
  for (const { node, text } of textBlocks(page.tree)) {
    for (const { name, numbers, patterns } of stated) {
      for (const match of patterns.flatMap((one) => [
        ...text.replaceAll('\n', ' ').matchAll(one),
      ])) {
        if (numbers.includes(match[1])) continue;
        const message = `"${match[0]}" is not the limit "${name}", which is ${numbers.join(' or ')}. Correct it, or ${limitsFile}.`;
        const { line, column } = placeOf(node);
        const passed = text.slice(0, match.index).split('\n').length - 1;
        report({ line: line + passed, column }, 'limit-value', message);
      }
    }
  }
}

/** The cells of the page's tables, by the id of the heading above, the first cell of the row and the column's head. */
function cellsOf({ tree }: Page): Map<string, string> {
  const ids = new Map(headingIds(tree).map(({ heading, id }) => [heading, id]));
  const cells = new Map<string, string>();
  let section = '';
  walk(tree, (node: Nodes) => {
    if (node.type === 'heading') section = ids.get(node) ?? '';
    if (node.type !== 'table') return;
    const [head = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) => textOf(cell).trim()),
    );
    for (const [first, ...others] of rows) {
      for (const [index, text] of others.entries()) {
        cells.set([section, first, head[index + 1]].join(' / '), text);
      }
    }
  });
  return cells;
}

/** Checks that the page of limits has the same values as the list. */
function checkRows(page: Page, report: Report): void {
  const cells = cellsOf(page);
  for (const { name, value, row } of readLimits().values()) {
    const cell = row && cells.get(row.join(' / '));
    if (!row || cell?.startsWith(value)) continue;
    const is = cell === undefined ? 'is missing' : `is "${cell}"`;
    const message = `The cell ${row.join(' / ')} ${is}, and the limit "${name}" ${value}. Correct it, or ${limitsFile}.`;
    report({ line: 1, column: 1 }, 'limit-row', message);
  }
}

/** Checks limits of the platform on a page. Values that it takes from the list are text already. */
export function checkLimits(page: Page, report: Report): void {
  checkSentences(page, report);
  walk(page.tree, (node) => {
    if (!isElement(node) || node.name !== 'Limit') return;
    const name = attributeText(node, 'name') ?? '';
    const close = nearest(name, names);
    const fix = close === undefined ? `Add it to ${limitsFile}.` : `Did you mean "${close}"?`;
    report(node, 'limit-unknown', `There is no limit "${name}". ${fix}`);
  });
  if (page.id === listId) checkRows(page, report);
}
