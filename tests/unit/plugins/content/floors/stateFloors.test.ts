import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import {
  type Floors,
  floorsFile,
  formatFloors,
  hashFences,
  readFloors,
} from '../../../../../plugins/content/floors/floorsFile';
import { stateFloors } from '../../../../../plugins/content/floors/stateFloors';
import { textOf } from '../../../../../plugins/content/text';
import { recordOf } from '../recordOf';

const file = 'docs/page.mdx';
const source = `---
title: A page
---

The lead.

<FunctionFacts runsIn="here" calledBy="all" transactional="yes" cached="no" />

Some text.

\`\`\`ts in="query"
one();
\`\`\`

- In a list:

  \`\`\`bash
  npx convex two
  \`\`\`

The end.
`;
const samples = hashFences(recordOf(source, file).fences);

/** The blocks of the page, with the code of fences. */
function blocks(page: Floors['pages'][string], text = source, path = file): string[] {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).parse(text);
  stateFloors(tree, path, { usual: '1.31.0', companions: {}, pages: { [path]: page } });
  return tree.children
    .flatMap((node): Nodes[] =>
      node.type === 'list' ? (node.children[0]?.children ?? []) : [node],
    )
    .filter(({ type }) => type !== 'yaml')
    .map((node) => {
      if (node.type === 'mdxJsxFlowElement') return `<${node.name}>`;
      return node.type === 'code' ? node.value : textOf(node);
    });
}

const facts = '<FunctionFacts>';

describe('a page', () => {
  test('says below the lead and its facts what its samples need', () => {
    expect(blocks({ samples, needs: '1.43.0' }).slice(0, 4)).toEqual([
      ...['The lead.', facts, 'Compiles with convex 1.43 or newer.', 'Some text.'],
    ]);
    expect(blocks({ samples, needs: '1.42.2' })).toContain('Compiles with convex 1.42.2 or newer.');
  });

  test('says nothing about what most pages need', () => {
    for (const needs of ['1.26.2', '1.31.0']) {
      expect(blocks({ samples, needs }).join()).not.toContain('newer');
    }
  });

  test('says nothing if its samples have changed', () => {
    const page = { samples, needs: '1.43.0', fences: { 0: '1.48.0' } };
    expect(blocks(page, source.replace('one()', 'other()')).join()).not.toContain('newer');
    expect(blocks(page, source.replace('ts in', 'tsx in')).join()).not.toContain('newer');
    expect(blocks(page, source.replace('Some text', 'Other text')).join()).toContain('newer');
  });

  test('says it below single samples that need more', () => {
    const page = { samples, needs: '1.31.0', fences: { 0: '1.48.0', 1: '1.44.0' } };
    expect(blocks(page).slice(2)).toEqual([
      'Some text.',
      'one();',
      'Compiles with convex 1.48 or newer.',
      'In a list:',
      'npx convex two',
      'Needs convex 1.44 or newer.',
      'The end.',
    ]);
  });
});

test('a partial says it only below its samples', () => {
  const path = 'docs/_partials/part.mdx';
  const page = { samples, needs: '1.43.0', fences: { 0: '1.48.0' } };
  const said = blocks(page, source, path).filter((text) => text.includes('newer'));
  expect(said).toEqual(['Compiles with convex 1.48 or newer.']);
});

describe('the committed file', () => {
  test('is as npm run check:versions writes it', () => {
    const floors = readFloors();
    expect(floors && formatFloors(floors)).toBe(readFileSync(floorsFile(), 'utf8'));
  });

  test('has the release that the page of changes names', () => {
    const usual = readFloors()?.usual.replace(/\.0$/, '');
    expect(readFileSync('docs/changes.mdx', 'utf8')).toContain(`need ${usual} or newer`);
  });
});
