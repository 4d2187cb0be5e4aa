import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { type ComponentSchema, componentSchema } from '../../../src/components/schema';
import { iconNames, markNames } from '../../../src/components/support/icons';

/** Taken apart by `plugins/remark/code-fences` before it could be rendered, so it is no React component. */
const expandedWhenBuilding = 'ErrorExample';

/** A feature, which only the generated pages of operations hold. */
const feature = 'TryIt';

/** A component's file, whatever folder of `src/components` it is in. */
function fileOf(name: string): string {
  const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => basename(path) === `${name}.tsx`);
  if (file === undefined) throw new Error(`No component file is named ${name}.tsx.`);
  return join('src/components', file);
}

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The named types that stand for a list of values. */
const unions = new Map<string, readonly string[]>([
  ['IconName', iconNames],
  ['MarkName', markNames],
]);

interface Prop {
  type: 'string' | 'boolean' | 'enum' | 'json' | 'children';
  values?: string[];
  required: boolean;
}

function valuesOf(type: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(valuesOf);
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  const named = unions.get(type.getText());
  if (named === undefined)
    throw new Error(`${type.getText()} is no type a writer's prop may have.`);
  return [...named];
}

function propOf(member: ts.PropertySignature): Prop {
  const required = member.questionToken === undefined;
  const { type } = member;
  if (type?.kind === ts.SyntaxKind.StringKeyword) return { type: 'string', required };
  if (type?.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean', required };
  if (type?.getText() === 'ReactNode') return { type: 'children', required };
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

/** The same, as the schema has it. */
function propsInSchema({ props, children }: ComponentSchema): Map<string, Prop> {
  const entries = Object.entries(props).map(
    ([name, { type, values, required = false }]): [string, Prop] => [
      name,
      { type, required, ...(values && { values: [...values].sort() }) },
    ],
  );
  if (children === 'required') entries.push(['children', { type: 'children', required: true }]);
  return new Map(entries);
}

/** The names in `writerComponents`, read as text: the components import style sheets. */
function writerComponents(): string[] {
  const names: string[] = [];
  parse('src/components/index.ts').forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    const [declaration] = node.declarationList.declarations;
    if (declaration?.name.getText() !== 'writerComponents') return;
    const { initializer } = declaration;
    if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) return;
    names.push(...initializer.properties.map((property) => property.name?.getText() ?? ''));
  });
  return names;
}

const byName = <T>(map: Map<string, T>) =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

describe('the schema of components for writers', () => {
  const components = writerComponents();

  test('has every component a page may use, and no other', () => {
    expect(components.length).toBeGreaterThan(10);
    expect(Object.keys(componentSchema).sort()).toEqual(
      [...components, expandedWhenBuilding, feature].sort(),
    );
  });

  test.each(components)('has the props that %s takes, and what each may hold', (name) => {
    const schema = componentSchema[name];
    expect(schema && byName(propsInSchema(schema))).toEqual(byName(propsOf(name)));
  });

  test('names as parent only components that there are', () => {
    const parents = Object.values(componentSchema).flatMap(({ parent }) => parent ?? []);
    expect(parents.length).toBeGreaterThan(0);
    expect(parents.filter((parent) => !components.includes(parent))).toEqual([]);
  });

  test('checks every href as a link', () => {
    const links = Object.values(componentSchema).flatMap(({ props }) => props.href ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every(({ link }) => link)).toBe(true);
  });
});
