import { relative, resolve } from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { data, type Gap, lackOf } from './floor';

const { api, javascript } = data;
const elements = data.html.elements as Identifier;
const attributes = data.html.global_attributes as Identifier;
const builtins = javascript.builtins as Identifier;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  baseUrl: resolve('.'),
  paths: { '@site/*': ['./*'] },
};

const isOfBrowser = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));

/** The name of a type and of those that it extends, as MDN knows them. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((one) => namesOf(one, checker));
  const apparent = checker.getApparentType(type);
  const symbol = apparent.getSymbol();
  const name = symbol?.name === '__type' ? undefined : symbol?.name;
  // `declare var URL: { canParse(…): … }` has the static members in a type without a name.
  const declared = symbol?.declarations?.[0]?.parent;
  const owner =
    declared && ts.isVariableDeclaration(declared) ? declared.name.getText() : undefined;
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  return [
    ...[name, owner]
      .filter((one) => one !== undefined)
      .map((one) => one.replace(/^Readonly(?=Array|Map|Set)|(?<=.)Constructor$/g, '')),
    ...bases.flatMap((base) => namesOf(base, checker)),
  ];
}

function memberOf(types: readonly string[], member: string) {
  for (const type of types) {
    for (const group of [api[type], builtins[type]]) {
      const found = group?.[member] ?? group?.[`${member}_static`];
      if (found) return { feature: `${type}.${member}`, found };
    }
  }
  return undefined;
}

/** What MDN knows about a name in a program, if it is one of the browser's. */
function featureAt(node: ts.Identifier, checker: ts.TypeChecker) {
  const { parent, text } = node;
  if (ts.isJsxAttribute(parent)) {
    const tag = parent.parent.parent.tagName.getText();
    const name = text.toLowerCase();
    const found = elements[tag]?.[name] ?? (/^[a-z]/.test(tag) && attributes[name]);
    return found ? { feature: `<${tag} ${name}>`, found } : undefined;
  }
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    if ((parent.propertyName ?? parent.name) !== node) return undefined;
    const type = checker.getTypeAtLocation(parent.parent);
    const property = type.getProperty(text);
    return property && isOfBrowser(property) ? memberOf(namesOf(type, checker), text) : undefined;
  }
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol || !isOfBrowser(symbol)) return undefined;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return memberOf(namesOf(checker.getTypeAtLocation(parent.expression), checker), text);
  }
  const found = api[text] ?? builtins[text] ?? api.Window?.[text];
  return found ? { feature: text, found } : undefined;
}

/**
 * Finds what scripts use and the floor doesn't have: globals, members of the types that TypeScript sees, and attributes
 * of elements.
 * @param roots the modules to begin with; what they import is looked at too, except for packages
 * @returns the gaps, and how many uses of known features were looked at
 */
export function scriptGaps(roots: readonly string[]): { gaps: Gap[]; looked: number } {
  const program = ts.createProgram(roots, options);
  const checker = program.getTypeChecker();
  const gaps: Gap[] = [];
  let looked = 0;

  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes('/node_modules/')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      const known = ts.isIdentifier(node) ? featureAt(node, checker) : undefined;
      if (known) {
        looked += 1;
        const needs = lackOf(known.found);
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const place = `${relative('.', file.fileName).replaceAll('\\', '/')}:${line + 1}`;
        if (needs !== '') gaps.push({ feature: known.feature, place, needs });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { gaps, looked };
}
