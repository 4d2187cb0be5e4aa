import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { figureSteps } from '../../../../../plugins/content/remark/figures';
import { attributeText, isElement, textOf } from '../../../../../src/lib/mdast';

const drawing = `<svg className="drawing" aria-labelledby="way-title way-desc">
  <title id="way-title">The way</title>
  <path className="path" data-step="1 2" d="M0 0H9" />
  <circle className="box" cx="1" cy="1" r="1" />
  <circle className="dot" cx="1" cy="1" r="1" />
  <text className="digit" x="1" y="1">1</text>
  <circle className="dot" cx="2" cy="1" r="1" />
  <text className="digit" x="2" y="1">2</text>
</svg>`;

function transform(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(figureSteps);
  return processor.runSync(processor.parse(source)) as Root;
}

function figure(legend: string): Root {
  return transform(`<Figure caption="A way.">\n\n${drawing}\n\n${legend}\n\n</Figure>\n`);
}

/** One line for each element that `name` names, with the attribute `key` and its text. */
function elements(tree: Nodes, name: string, key: string): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name === name) {
      found.push(`${attributeText(node, key) ?? '-'} ${textOf(node).trim()}`);
    }
  });
  return found;
}

describe('a figure with numbers', () => {
  const tree = figure('1. Go `there`.\n2. Come back.');

  test('has a radio button of one group for each item, and one that shows all', () => {
    expect(elements(tree, 'input', 'value')).toEqual(['1 ', '2 ', ' ']);
    expect(new Set(elements(tree, 'input', 'name'))).toEqual(new Set(['way-title ']));
    expect(elements(tree, 'label', 'data-markdown-ignore')).toEqual([
      '- Go there.',
      '- Come back.',
      ' Show all',
    ]);
  });

  test('has its numbers and their dots marked, and arrows as they were', () => {
    expect(elements(tree, 'circle', 'data-step')).toEqual(['- ', '1 ', '2 ']);
    expect(elements(tree, 'text', 'data-step')).toEqual(['1 1', '2 2']);
    expect(elements(tree, 'path', 'data-step')).toEqual(['1 2 ']);
  });
});

test('lists that explain nothing stay as they are', () => {
  expect(elements(figure('- Not numbered.'), 'input', 'value')).toEqual([]);
  expect(elements(transform('1. Not in a figure.\n'), 'input', 'value')).toEqual([]);
});
