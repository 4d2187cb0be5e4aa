import { posix } from 'node:path';
import ts from 'typescript';
import { ownRoot } from '../../build';
import {
  type ApiName,
  type ApiNames,
  firstSentenceIn,
  fullText,
  shortest,
  signatureForms,
} from '../../reference';
import type { Templates } from '../checks/codegen';
import generated from './generated.json';
import packages from './packages.json';

type Named = ts.Node & { name: ts.Node };

interface EntryPoint {
  /** Where the docs explain what it exports. */
  page: string;
  /** The same for single names, as anchors of the page or as other addresses. */
  places?: Readonly<Record<string, string>>;
  /** The variable that samples keep the package's object in. Its members are explained, too. */
  object?: string;
  /** It has so few comments that a signature with all types is enough. */
  isSparse?: boolean;
}

/** The packages around `convex` whose names are explained, by what samples import. */
const entryPoints: Readonly<Record<string, EntryPoint>> = packages;

export const explainedPackages: readonly string[] = Object.keys(entryPoints);

const longestSignature = 160;

/** Typing errors in comments, which readers would take for ours. */
// cspell:ignore Appliess
const typos: readonly (readonly [from: string, to: string])[] = [['Appliess ', 'Applies ']];

/**
 * The place of a declaration in a file of a package: `dist/esm-types/server/query.d.ts:31:4` in `convex`,
 * `convex-test/dist/index.d.ts:12:4` in others. Undefined for files elsewhere.
 * @param modulesDir the `node_modules` with the packages, with `/` at its end
 */
export function packagePlace(name: ts.Node, modulesDir: string): string | undefined {
  const source = name.getSourceFile();
  if (!source.fileName.startsWith(modulesDir)) return undefined;
  const path = source.fileName.slice(modulesDir.length).replace(/^convex\//, '');
  const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
  return `${path}:${line + 1}:${character}`;
}

/** The first sentence of a declaration's comment; empty if it has none, or if it's for the package's own use. */
function sentenceOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '';
  return typos.reduce((text, [from, to]) => text.replace(from, to), firstSentenceIn(comment));
}

/** A signature on one line: complete if that fits, without constraints, types and its result where it doesn't. */
function signatureOf(node: ts.Node): { signature: string; isTyped: boolean } {
  const forms = signatureForms(node, fullText);
  const [least = ''] = forms.at(-1)?.split(/(?<=\)): | = /) ?? [];
  const signature = shortest([...forms, least], longestSignature);
  const isTyped = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  return { signature, isTyped: isTyped && forms.slice(0, 2).includes(signature) };
}

function membersOf(node: ts.Node): Named[] {
  if (ts.isClassDeclaration(node)) return node.members.filter(ts.isMethodDeclaration);
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const parts = ts.isIntersectionTypeNode(node.type) ? [...node.type.types] : [node.type];
  return parts
    .flatMap((part) => (ts.isTypeLiteralNode(part) ? [...part.members] : []))
    .filter((member): member is typeof member & Named => member.name !== undefined);
}

function explain(name: string, node: Named, entry: EntryPoint): [Named, ApiName][] {
  const { places = {}, object, isSparse } = entry;
  const own = { name, sentence: sentenceOf(node), href: hrefOf(entry, name) };
  const { signature, isTyped } = signatureOf(node);
  const explained: [Named, ApiName][] = [];
  if (own.sentence !== '' || (isSparse && isTyped)) explained.push([node, { ...own, signature }]);
  const owner = ts.isClassDeclaration(node) ? name : object;
  if (owner === undefined) return explained;
  for (const member of membersOf(node)) {
    const key = member.name.getText();
    const sentence = sentenceOf(member);
    if (sentence === '') continue;
    const href = hrefOf(entry, key in places ? key : name);
    const { signature } = signatureOf(member);
    explained.push([member, { name: `${owner}.${key}`, signature, sentence, href }]);
  }
  return explained;
}

function hrefOf({ page, places = {} }: EntryPoint, name: string): string {
  const place = places[name] ?? page;
  return place.startsWith('#') ? page.replace(/#.*|$/, place) : place;
}

/** Compiles the packages' declaration files. What they import from others than `convex` doesn't matter. */
function compileEntryPoints(root: string) {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    preserveSymlinks: true,
    noLib: true,
    types: [],
  };
  const resolve = (specifier: string, from: string) =>
    ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule;
  const files = explainedPackages.map((specifier) => {
    const file = resolve(specifier, posix.join(root, 'sample.ts'))?.resolvedFileName;
    if (file === undefined) throw new Error(`names: ${specifier} isn't installed.`);
    return [specifier, file] as const;
  });
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: /^(?:\.|convex)/.test(text) ? resolve(text, from) : undefined,
    }));
  const rootNames = files.map(([, file]) => file);
  return { files, program: ts.createProgram({ rootNames, options, host }) };
}

/**
 * Explains what the packages around `convex` export, with the comments in their declaration files. What has neither a
 * comment nor, in packages with few comments, a telling signature is left out.
 * @param api the names of `convex`
 */
export function packageNames(api: ApiNames): ApiNames {
  const root = ownRoot.replaceAll('\\', '/');
  const modulesDir = `${posix.join(root, 'node_modules')}/`;
  const { files, program } = compileEntryPoints(root);
  const checker = program.getTypeChecker();
  const names: ApiNames = {};
  const put = (name: ts.Node, explanation: ApiName) => {
    const place = packagePlace(name, modulesDir);
    if (place !== undefined) names[place] ??= explanation;
  };
  for (const [specifier, file] of files) {
    const entry = entryPoints[specifier] as EntryPoint;
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const [node] = (target.declarations ?? []) as (ts.Declaration & Named)[];
      const { name } = symbol;
      if (!node?.name || name.startsWith('_')) continue;
      const known = api[packagePlace(node.name, modulesDir) ?? ''];
      const [alias] = symbol.declarations ?? [];
      if (known && alias && ts.isExportSpecifier(alias)) {
        // Under the same name, the declaration in `convex` is explained.
        if (known.name === name) continue;
        const signature = name + known.signature.slice(known.name.length);
        put(alias.name, { ...known, name, signature, href: hrefOf(entry, name) });
      } else if (!ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'internal')) {
        for (const [named, explanation] of explain(name, node, entry)) put(named.name, explanation);
      }
    }
  }
  return names;
}

/** Where the pages of the generated files explain their names, by file. */
const addresses: Readonly<Record<string, Readonly<Record<string, string>>>> = generated;

/** The place of a name that a generated file declares; undefined for other files and unexplained names. */
export function generatedPlace(path: string, name: string): string | undefined {
  const [, file = ''] = /\/_generated\/(\w+)\.d\.ts$/.exec(path) ?? [];
  return addresses[file]?.[name] === undefined ? undefined : `_generated/${file}:${name}`;
}

/** Explains the names of the generated files, with the comments that the package writes into them. */
export function generatedNames(templates: Templates): ApiNames {
  const texts = {
    api: templates.apiCodegen([]).DTS,
    dataModel: templates.dynamicDataModelDTS(),
    server: templates.serverCodegen({ useTypeScript: false }).DTS,
  };
  const names: ApiNames = {};
  for (const [file, text] of Object.entries(texts)) {
    const source = ts.createSourceFile('names.ts', text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements) {
      const nodes = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      const sentence = firstSentenceIn(ts.getTextOfJSDocComment(comment?.comment) ?? '');
      for (const node of nodes) {
        if (!ts.isVariableDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
        const name = node.name.getText();
        const href = addresses[file]?.[name];
        const [signature = name] = signatureForms(node, fullText);
        if (href === undefined) continue;
        names[`_generated/${file}:${name}`] = { name, signature, sentence, href };
      }
    }
  }
  return names;
}
