import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { pageStructure } from '../../../../../plugins/content/remark/pageParts';

function partsOf(source: string, path = 'docs/page.mdx'): RootContent[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(pageStructure);
  return (processor.runSync(processor.parse(source), new VFile({ path })) as Root).children;
}

/** `PageHead(paragraph)`: a part and the types of its children. */
function outline(source: string): string[] {
  return partsOf(source).map((node) => {
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    return `${node.name}(${node.children.map(({ type }) => type).join(', ')})`;
  });
}

const facts = '<FunctionFacts runsIn="a" calledBy="b" transactional="c" cached="d" />';

test('a partial has no parts, because it is included in a page', () => {
  const types = partsOf('Text.\n\nMore.\n', 'docs/_partials/setup.mdx').map(({ type }) => type);
  expect(types).toEqual(['paragraph', 'paragraph']);
});

describe('a page', () => {
  test('has its first paragraph in the head and the rest in the body', () => {
    expect(outline('Lead.\n\n## One\n\nText.\n')).toEqual([
      'PageHead(paragraph)',
      'PageBody(heading, paragraph)',
    ]);
  });

  test('has the facts between head and body', () => {
    expect(outline(`Lead.\n\n${facts}\n\n## One\n`)).toEqual([
      'PageHead(paragraph)',
      'FunctionFacts()',
      'PageBody(heading)',
    ]);
  });

  test('moves front matter, imports and exports before its parts', () => {
    const source = [
      '---\ntitle: A\n---',
      'import A from "./_partials/a.mdx";',
      'Lead.',
      'export const b = 1;',
      '## One',
    ].join('\n\n');
    expect(outline(source)).toEqual([
      'yaml',
      'mdxjsEsm',
      'mdxjsEsm',
      'PageHead(paragraph)',
      'PageBody(heading)',
    ]);
  });
});
