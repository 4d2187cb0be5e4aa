import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { product } from '../../../src/site/product';

/** Where the name is part of something that isn't ours to name. */
const others: Record<string, string> = {
  'plugins/reference/http/openApi.ts': 'a scheme of the header Authorization',
  'src/components/Steps/definition.ts': 'a sample of Markdown, with output of the CLI',
  'src/components/Facts/definition.ts': 'a sample of Markdown',
  'src/components/VideoLink/definition.ts': 'a sample of Markdown',
  'plugins/services/vendors/dashboard.ts': 'a header',
  'plugins/live/engine/paginate.ts': 'an error of the platform, word for word',
  'src/lib/http.ts': 'a scheme of the header Authorization',
  'src/site/product.ts': 'the one place',
};

/** Whether a text in a file (a string, a template, JSX) has the product's name as a word. */
function hasName(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(product.name)) return false;
  const word = new RegExp(`\\b${product.name}\\b`);
  const visit = (node: ts.Node): boolean => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    return (isText && word.test(node.text)) || (ts.forEachChild(node, visit) ?? false);
  };
  return visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
}

test("only product.ts has the product's name in a text", () => {
  const files = [
    ...globSync('{src,plugins,scripts}/**/*.{ts,tsx,mts,mjs,cjs}'),
    ...globSync('*.{ts,mts}'),
  ].map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(hasName).sort()).toEqual(Object.keys(others).sort());
});
