import type { Nodes } from 'mdast';
import { attributeText, isElement, textOf, walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import { type LimitValue, limitsFile, readLimits } from '../data/limits';
import { headingIds } from '../parse/headingIds';
import type { Page } from '../parse/page';
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
function checkSentences(page: Page): Finding[] {
  return textBlocks(page.tree).flatMap(({ node, text }) =>
    stated.flatMap(({ name, numbers, patterns }) =>
      patterns.flatMap((pattern) =>
        Array.from(text.replaceAll('\n', ' ').matchAll(pattern)).flatMap((match): Finding[] => {
          if (numbers.includes(match[1])) return [];
          const message = `"${match[0]}" is not the limit "${name}", which is ${numbers.join(' or ')}. Correct it, or ${limitsFile}.`;
          const { line, column } = node.position?.start ?? { line: 1, column: 1 };
          const passed = text.slice(0, match.index).split('\n').length - 1;
          return [findingAt(page.file, { line: line + passed, column }, 'limit-value', message)];
        }),
      ),
    ),
  );
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

/** Checks that the page of limits says what the list says. */
function checkRows(page: Page): Finding[] {
  const cells = cellsOf(page);
  return [...readLimits().values()].flatMap(({ name, value, row }: LimitValue): Finding[] => {
    const cell = row && cells.get(row.join(' / '));
    if (!row || cell?.startsWith(value)) return [];
    const is = cell === undefined ? 'is missing' : `is "${cell}"`;
    const message = `The cell ${row.join(' / ')} ${is}, and the limit "${name}" ${value}. Correct it, or ${limitsFile}.`;
    return [{ file: page.file, line: 1, column: 1, rule: 'limit-row', message }];
  });
}

/** Checks what a page says about the limits of the platform. Values that it takes from the list are text already. */
export function checkLimits(page: Page): Finding[] {
  const findings = checkSentences(page);
  walk(page.tree, (node) => {
    if (!isElement(node) || node.name !== 'Limit') return;
    const name = attributeText(node, 'name') ?? '';
    const close = nearest(name, names);
    const fix = close === undefined ? `Add it to ${limitsFile}.` : `Did you mean "${close}"?`;
    findings.push(
      findingAt(page.file, node, 'limit-unknown', `There is no limit "${name}". ${fix}`),
    );
  });
  return page.id === listId ? [...findings, ...checkRows(page)] : findings;
}
