import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fillLinks } from '../../../../plugins/agents/markdown/links';
import { type Page, parsePage } from '../../../../plugins/content/parse/page';
import { checkComponents } from '../../../../plugins/content/rules/components';
import {
  type ComponentDefinition,
  componentDefinitions,
  definitionOf,
} from '../../../../plugins/content/schema/components';
import { writerGuide } from '../../../../plugins/content/schema/writerGuide';
import { violations } from '../../../violations';
import { pageFrom } from './pageFrom';

/** Expanded by remark plugins at build time, so they aren't React components. */
const expandedWhenBuilding = [
  'Limit',
  'LimitsTable',
  'ErrorExample',
  'Since',
  'OfficialComponents',
  'RoleActions',
];

/** `plugins/samples/live` replaces its props, so the React component has others. */
const preparedWhenBuilding = 'Live';

const views = ['src/components', 'src/features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => join(folder, path)),
);

/** The file with a component. */
function fileOf(name: string): string {
  const declaration = new RegExp(`^export function ${name}\\(`, 'm');
  const file = views.find((path) => declaration.test(readFileSync(path, 'utf8')));
  if (file === undefined) throw new Error(`No file has a component ${name}.`);
  return file;
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The props of a component by the interface `<name>Props` in its file: whether each is required. */
function propsOf(name: string): Record<string, boolean> {
  const props: Record<string, boolean> = {};
  parse(fileOf(name)).forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== `${name}Props`) return;
    expect(node.heritageClauses, `${name}Props extends something`).toBeUndefined();
    for (const { name: prop, questionToken } of node.members) {
      if (prop) props[prop.getText()] = questionToken === undefined;
    }
  });
  return props;
}

/** The same, as the definition has it. */
function definedProps({ props = {}, children = 'required' }: ComponentDefinition) {
  const entries = Object.entries(props).map(([name, { required = false }]) => [name, required]);
  return Object.fromEntries([...entries, ...(children === 'required' ? [['children', true]] : [])]);
}

/** The names in an object of a file, which is read as text: components import style sheets. */
function namesIn(path: string, object: string): string[] {
  const names: string[] = [];
  parse(path).forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    const [declaration] = node.declarationList.declarations;
    if (declaration?.name.getText() !== object) return;
    let { initializer } = declaration;
    while (initializer && ts.isAsExpression(initializer)) initializer = initializer.expression;
    if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return;
    names.push(...initializer.properties.flatMap((property) => property.name?.getText() ?? []));
  });
  return names;
}

/** What pages are rendered with and no writer types: HTML elements, and what remark plugins add. */
const internal = ['CodeBlock', 'PackageManager', 'PageBody', 'PageHead', 'SamplesNote'];

describe('the definitions of components for writers', () => {
  const mapped = namesIn('src/theme/MDXComponents/index.tsx', 'MDXComponents');
  const definitions = Object.entries(componentDefinitions);
  const imported = definitions.filter(([name, { module }]) => {
    if (module === undefined) return false;
    const path = module.replace('@site/', '');
    const file = existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}/index.ts`;
    return new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  const components = [
    ...namesIn('src/components/index.ts', 'writerComponents'),
    ...mapped.filter((name) => /^[A-Z]/.test(name) && !internal.includes(name)),
    ...imported.map(([name]) => name),
  ];

  test('are one for every component that pages can render, and no more', () => {
    expect(components.length).toBeGreaterThan(10);
    expect(mapped).toEqual(expect.arrayContaining(internal));
    expect(definitions.map(([name]) => name).sort()).toEqual(
      [...components, ...expandedWhenBuilding].sort(),
    );
  });

  test('have the props that each component takes', () => {
    for (const name of components.filter((one) => one !== preparedWhenBuilding)) {
      const definition = componentDefinitions[name];
      expect.soft(definition && definedProps(definition), name).toEqual(propsOf(name));
    }
  });

  function messagesOn(page: Page): string[] {
    const messages: string[] = [];
    checkComponents(page, (_where, _rule, message) => messages.push(message));
    return messages;
  }

  test('show writers an example of each that they can paste, and of a part in that of its parent', () => {
    const faults = violations(definitions, ({ example: own, parent }, name) => {
      const example = definitionOf(parent ?? null)?.example ?? own;
      const { page, syntaxError } = parsePage('docs/page.mdx', 'docs', example);
      const { markdown } = pageFrom(`---\ntitle: A page\n---\n\n${example}\n`);
      const text =
        markdown &&
        fillLinks(markdown, {
          siteUrl: 'https://docs.convex.dev',
          baseUrl: '/',
          router: 'browser',
          routes: new Map(
            ['page', 'schemas', 'react', 'queries'].map((id) => [`docs/${id}.mdx`, `/${id}`]),
          ),
        });
      return [
        !example.includes(`<${name}`) && 'the example is of something else',
        syntaxError?.message,
        ...(page ? messagesOn(page) : []),
        !text && 'there is no Markdown copy',
        text?.includes(`<${name}`) && 'the Markdown copy has the component',
      ];
    });
    expect(faults).toEqual([]);
  });

  test('make the guide for writers', async () => {
    await expect(writerGuide()).toMatchFileSnapshot(resolve('src/components/README.md'));
  });
});

test('a tree of files is drawn with branches below a folder, and comments in one column', () => {
  const list = '- a/ top\n  - b/\n    - c.ts deep\n  - d.ts\n- e.ts';
  const { markdown } = pageFrom(`---\ntitle: A\n---\n\n<FileTree>\n\n${list}\n\n</FileTree>\n`);
  expect(markdown).toMatchObject({
    text: expect.stringContaining(
      ['a/            top', '├── b/', '│   └── c.ts  deep', '└── d.ts', 'e.ts'].join('\n'),
    ),
  });
});
