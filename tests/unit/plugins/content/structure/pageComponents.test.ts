import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { pageComponents } from '../../../../../plugins/content/remark/pageParts';

/** What a page imports: as text, and the names that the compiler gets. */
function importsOf(source: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(pageComponents);
  const tree = processor.runSync(processor.parse(source)) as Root;
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    const [declaration] = node.data?.estree?.body ?? [];
    const source = declaration?.type === 'ImportDeclaration' ? declaration.source.value : undefined;
    return [[node.value, source]];
  });
}

test('a page imports the components that only few pages use, each once', () => {
  const module = '@site/src/features/error-finder';
  const source =
    '<ErrorFinder />\n\n<ErrorEntries>\n\nText.\n\n</ErrorEntries>\n\n<ErrorFinder />\n';
  expect(importsOf(source)).toEqual([
    [`import { ErrorFinder } from '${module}';`, module],
    [`import { ErrorEntries } from '${module}';`, module],
  ]);
});

test('other pages import nothing', () => {
  expect(importsOf('<Aside type="note" title="A">\n\nText.\n\n</Aside>\n')).toEqual([]);
});
