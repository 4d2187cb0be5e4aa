import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../../../plugins/content/parse/page';
import { checkComponents } from '../../../../plugins/content/rules/components';
import {
  type ComponentDefinition,
  componentDefinitions,
  definitionOf,
  textProps,
} from '../../../../plugins/content/schema/components';
import { writerGuide } from '../../../../plugins/content/schema/writerGuide';
import { fillLinks } from '../../../../plugins/machines/markdown/links';
import { iconNames, logoNames } from '../../../../src/components/icons';
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

/** The named types that stand for a list of values. */
const unions = new Map<string, readonly string[]>([
  ['IconName', iconNames],
  ['LogoName', logoNames],
]);

/** The types of props that generated pages write as JSON. */
const jsonTypes = ['HttpFormOperation'];

interface Prop {
  type: 'string' | 'boolean' | 'enum' | 'json' | 'children';
  values?: string[];
  required: boolean;
}

function valuesOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(valuesOf);
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  const named = unions.get(type.getText());
  if (named === undefined) throw new Error(`${type.getText()} is not a supported type of a prop.`);
  return [...named];
}

function propOf(member: ts.PropertySignature): Prop {
  const required = member.questionToken === undefined;
  const { type } = member;
  if (type?.kind === ts.SyntaxKind.StringKeyword) return { type: 'string', required };
  if (type?.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean', required };
  if (type?.getText() === 'ReactNode') return { type: 'children', required };
  if (type && jsonTypes.includes(type.getText())) return { type: 'json', required };
  if (type === undefined) throw new Error(`${member.name.getText()} has no type.`);
  return { type: 'enum', values: valuesOf(type).sort(), required };
}

/** The members of the interface `<name>Props` in the component's file. */
function propsOf(name: string): Map<string, Prop> {
  const props = new Map<string, Prop>();
  parse(fileOf(name)).forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== `${name}Props`) return;
    expect(node.heritageClauses, `${name}Props extends something`).toBeUndefined();
    for (const member of node.members) {
      if (ts.isPropertySignature(member)) props.set(member.name.getText(), propOf(member));
    }
  });
  return props;
}

/** The same, as the definition has it. */
function propsInDefinition({
  props = {},
  children = 'required',
}: ComponentDefinition): Map<string, Prop> {
  const entries = Object.entries(props).map(
    ([name, { type, values, required = false }]): [string, Prop] => [
      name,
      { type, required, ...(values && { values: [...values].sort() }) },
    ],
  );
  if (children === 'required') entries.push(['children', { type: 'children', required: true }]);
  return new Map(entries);
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

const byName = <T>(map: Map<string, T>) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

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

  const written = components.filter((name) => name !== preparedWhenBuilding);

  test('have the props that each component takes, and their types', () => {
    expect(written.length).toBeGreaterThan(10);
    for (const name of written) {
      const definition = componentDefinitions[name];
      expect
        .soft(definition && byName(propsInDefinition(definition)), name)
        .toEqual(byName(propsOf(name)));
    }
  });

  test('name as parent only components that exist', () => {
    const parents = definitions.flatMap(([, { parent }]) => parent ?? []);
    expect(parents.length).toBeGreaterThan(0);
    expect(parents.filter((parent) => !components.includes(parent))).toEqual([]);
  });

  test('are found by their own names only', () => {
    expect(definitionOf('Aside')).toBe(componentDefinitions.Aside);
    expect(definitionOf('toString')).toBeUndefined();
    expect(definitionOf(null)).toBeUndefined();
    expect(textProps('Parameter')).toEqual([
      { name: 'name', text: 'name' },
      { name: 'type', text: 'detail' },
      { name: 'default', text: 'detail' },
      { name: 'since', text: 'detail' },
    ]);
  });

  function messagesOn(page: Page): string[] {
    const messages: string[] = [];
    checkComponents(page, (_where, _rule, message) => messages.push(message));
    return messages;
  }

  const wholes = definitions.filter(([, { parent }]) => parent === undefined);

  test('show writers an example of each that they can paste', () => {
    const faults = violations(wholes, ({ example }, name) => {
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

  const parts = definitions.filter(([, { parent }]) => parent !== undefined);

  test('show each part within the example of its parent', () => {
    const faults = violations(parts, ({ parent }, name) => [
      !definitionOf(parent ?? null)?.example.includes(`<${name}`) &&
        `not in the example of ${parent}`,
    ]);
    expect(faults).toEqual([]);
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
