import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { definitionOf } from '../schema/components';

type Import = Extract<RootContent, { type: 'mdxjsEsm' }>;

function importOf(name: string, module: string): Import {
  const identifier = { type: 'Identifier', name } as const;
  return {
    type: 'mdxjsEsm',
    value: `import { ${name} } from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
            source: { type: 'Literal', value: module },
            attributes: [],
          },
        ],
      },
    },
  };
}

/**
 * A remark plugin that imports the components of a page that only few pages use, so that other pages don't load
 * them.
 */
export function pageComponents() {
  return (tree: Root): void => {
    const modules = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', ({ name }) => {
      const module = definitionOf(name)?.module;
      if (name !== null && module !== undefined) modules.set(name, module);
    });
    tree.children.unshift(...[...modules].map(([name, module]) => importOf(name, module)));
  };
}
