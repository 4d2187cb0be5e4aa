import ts from 'typescript';
import { isCheckedBy, languageAliases } from '../../content';
import type { FenceWriter } from './comments';

/** Where the generated code of an app has names that examples use, in its folder `_generated`. */
const generatedNames: Readonly<Record<string, string>> = {
  query: 'server',
  mutation: 'server',
  action: 'server',
  internalQuery: 'server',
  internalMutation: 'server',
  internalAction: 'server',
  httpAction: 'server',
  api: 'api',
  internal: 'api',
  Id: 'dataModel',
};

/** Other names that only code in `convex/` uses. */
const serverNames = ['cronJobs', 'crons', 'ctx', 'internal', 'schema'];

/** How `ctx` is used decides what kind of function an example is part of. */
const contexts: readonly [RegExp, string][] = [
  [/\bctx\.(?:runAction|vectorSearch)\b/, 'action'],
  [
    /\bctx\.(?:db\.(?:insert|patch|replace|delete)|storage\.(?:generateUploadUrl|delete|store)|scheduler|runMutation)\b/,
    'mutation',
  ],
  [/\bctx\b/, 'query'],
];

/** The entry point to import each name of the package from. */
export type ImportTable = ReadonlyMap<string, { specifier: string; isType: boolean }>;

/** Whether an identifier only names a member: `b` in `a.b` in `{ b: 1 }` and in `import { b as c }`. */
function isPartName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) {
    return parent.propertyName === node;
  }
  return (
    (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) || ts.isClassElement(parent)) &&
    parent.name === node
  );
}

/** The names that the code uses and neither declares nor imports, and whether it contains JSX. */
export function readNames(code: string, lang: string): { free: string[]; hasJsx: boolean } {
  const kind = lang.startsWith('js') ? ts.ScriptKind.JSX : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(`example.${lang}`, code, ts.ScriptTarget.Latest, true, kind);
  const used = new Set<string>();
  const declared = new Set<string>();
  let hasJsx = false;
  const walk = (node: ts.Node): void => {
    hasJsx ||= ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
    if (ts.isIdentifier(node) && !isPartName(node)) {
      const isName = (node.parent as ts.NamedDeclaration).name === node;
      if (isName && !ts.isShorthandPropertyAssignment(node.parent)) declared.add(node.text);
      else used.add(node.text);
    }
    node.forEachChild(walk);
  };
  walk(source);
  return { free: [...used].filter((name) => !declared.has(name)).sort(), hasJsx };
}

/** The imports that the code leaves out, those of packages first. */
function missingImports(
  imports: ImportTable,
  free: readonly string[],
  lang: string,
  code: string,
): string[] {
  // A file that imports generated code from its own folder is in `convex/`, and so is one with functions.
  const isServer =
    code.includes('from "./_generated/') ||
    free.some((name) => generatedNames[name] === 'server' || serverNames.includes(name));
  const folder = isServer ? './_generated' : '../convex/_generated';
  const names = new Map<string, string[]>();
  for (const name of free) {
    const known = imports.get(name);
    const file = generatedNames[name];
    const from = known?.specifier ?? (file && `${folder}/${file}`);
    if (from === undefined) continue;
    const isType = known ? known.isType && lang === 'ts' : file === 'dataModel';
    names.set(from, [...(names.get(from) ?? []), isType ? `type ${name}` : name]);
  }
  const lines = [...names].map(([from, list]) => `import { ${list.join(', ')} } from "${from}";`);
  const isLocal = (line: string) => Number(line.includes('from ".'));
  return [
    ...lines.sort((a, b) => isLocal(a) - isLocal(b)),
    ...(free.includes('schema') ? ['import schema from "./schema";'] : []),
  ];
}

/** Returns a function that completes the examples in comments, so that they compile like other samples. */
export function exampleWriter(imports: ImportTable): FenceWriter {
  return ({ lang: named, meta, value }) => {
    const lang = languageAliases.get(named) ?? named;
    const written = value.replace(/\s+$/, '');
    if (!isCheckedBy('program', lang)) return { lang: 'text', meta: '', value: written };
    if (meta !== '') return { lang, meta, value: written };
    const code = written.replace(/\{ ?\.\.\. ?\}/g, '{ /* … */ }');
    const { free, hasJsx } = readNames(code, lang);
    const lines = missingImports(imports, free, lang, code);
    const isApart = lines.length > 0 && !code.startsWith('import ');
    const whole = [...lines, ...(isApart ? [''] : []), code].join('\n');
    const [, kind = 'module'] =
      (free.includes('ctx') && contexts.find(([uses]) => uses.test(code))) || [];
    return {
      lang: lang === 'ts' && hasJsx ? 'tsx' : lang,
      meta: `in="${kind}"`,
      value: whole.replaceAll('"@/convex/', '"../convex/'),
    };
  };
}
