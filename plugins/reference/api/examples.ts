import ts from 'typescript';
import { isCheckedBy, isPartName, languageAliases } from '../../content';
import type { FenceWriter } from './comments';
import { ExampleSetup } from './exampleSetup';

/** Stand-ins for names that examples in comments use without saying where they come from. */
const standIns: Readonly<Record<string, string>> = {
  App: '() => null',
  blob: 'Blob',
  channelId: 'any',
  client: 'import("convex/browser").ConvexClient',
  convex: 'import("convex/react").ConvexReactClient',
  crons: 'import("convex/server").Crons',
  currentValue: 'any',
  getProfile: 'import("convex/server").PublicHttpAction',
  http: 'import("convex/server").HttpRouter',
  myProjectId: 'string',
  orderId: 'any',
  q: 'import("convex/server").IndexRangeBuilder<{ projectId: string; priority: number; _creationTime: number }, ["projectId", "priority", "_creationTime"]>',
  scheduledFunctionId: 'any',
  storageId: 'any',
  taskId: 'any',
  userId: 'any',
};

/** What examples define functions with. */
const generatedBuilders: ReadonlySet<string> = new Set([
  'query',
  'mutation',
  'action',
  'internalQuery',
  'internalMutation',
  'internalAction',
  'httpAction',
]);

/** Names that only code in `convex/` uses. */
const serverNames: ReadonlySet<string> = new Set([
  ...generatedBuilders,
  'cronJobs',
  'crons',
  'ctx',
  'internal',
  'schema',
]);

/** The entry point to import each name of the package from. */
export type ImportTable = ReadonlyMap<string, { specifier: string; isType: boolean }>;

/** The language of a fence in a comment, by either of its names, if it can be compiled. */
function programLanguage(named: string): string | undefined {
  const language = languageAliases.get(named) ?? named;
  return isCheckedBy('program', language) ? language : undefined;
}

function parse(code: string, lang: string): ts.SourceFile {
  const kind = lang.startsWith('js') ? ts.ScriptKind.JSX : ts.ScriptKind.TSX;
  return ts.createSourceFile(`example.${lang}`, code, ts.ScriptTarget.Latest, true, kind);
}

function isComplete(source: ts.SourceFile): boolean {
  // Not part of TypeScript's public types, but the property that every tool reads after `createSourceFile`.
  const { parseDiagnostics } = source as unknown as { parseDiagnostics: ts.Diagnostic[] };
  return parseDiagnostics.length === 0;
}

/** Turns an ellipsis in a comment into a code comment, and wraps adjacent JSX elements in a fragment. */
function completed(code: string, lang: string): string {
  const marked = code
    .replace(/\{ ?\.\.\. ?\}/g, '{ /* … */ }')
    .replace(/(\{\n\s*)\.\.\.(\n\s*\})/g, '$1// …$2');
  if (isComplete(parse(marked, lang))) return marked;
  const lines = marked.split('\n');
  const from = lines.findIndex((line) => line.startsWith('<'));
  if (from < 0) return marked;
  const inside = lines.slice(from).map((line) => `  ${line}`);
  return [...lines.slice(0, from), '<>', ...inside, '</>;'].join('\n');
}

function holdsJsx(source: ts.SourceFile): boolean {
  let found = false;
  const walk = (node: ts.Node): void => {
    found ||= ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
    if (!found) node.forEachChild(walk);
  };
  walk(source);
  return found;
}

/** Names that the code uses. Those that it declares or imports itself are left out. */
function freeNames(source: ts.SourceFile): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isPartName(node)) return;
      const isName = (node.parent as ts.NamedDeclaration).name === node;
      if (isName && !ts.isShorthandPropertyAssignment(node.parent)) declared.add(node.text);
      else used.add(node.text);
      return;
    }
    node.forEachChild(walk);
  };
  walk(source);
  return new Set([...used].filter((name) => !declared.has(name)));
}

/** How `ctx` is used decides what kind of function an example is part of. */
const contexts: readonly [RegExp, string][] = [
  [/\bctx\.(?:runAction|vectorSearch)\b/, 'action'],
  [
    /\bctx\.(?:db\.(?:insert|patch|replace|delete)|storage\.(?:generateUploadUrl|delete|store)|scheduler|runMutation)\b/,
    'mutation',
  ],
  [/\bctx\b/, 'query'],
];

/**
 * The examples of one page. It completes the code of comments by general rules, and collects what a hidden
 * part of the page has to declare for them to compile.
 */
export class Examples {
  readonly #imports: ImportTable;
  readonly #free = new Set<string>();
  readonly #setup = new ExampleSetup();
  readonly #files = new Map<string, string>();
  readonly #fix: (code: string) => string;

  /** @param fix corrects known errors in comments */
  constructor(imports: ImportTable, fix: (code: string) => string) {
    this.#imports = imports;
    this.#fix = fix;
  }

  /** Writes a fence of a comment as the page shows it. */
  readonly write: FenceWriter = ({ lang: named, value }) => {
    const lang = programLanguage(named);
    const written = value.replace(/\s+$/, '');
    if (lang === undefined) return { lang: 'text', meta: '', value: written };
    const fixed = this.#fix(written);
    const code = completed(fixed, lang);
    const source = parse(code, lang);
    if (!isComplete(source)) {
      return {
        lang,
        meta: skip('the comment of the package is not complete code'),
        value: fixed,
      };
    }
    if (/^\s*\/\/\s*~~/m.test(code)) {
      return { lang, meta: skip('the comment shows calls that must not compile'), value: written };
    }
    const free = freeNames(source);
    const lines = this.#missingImports(free, lang, code);
    this.#note(code, free);
    const isApart = lines.length > 0 && !code.startsWith('import ');
    const whole = [...lines, ...(isApart ? [''] : []), code]
      .join('\n')
      .replaceAll('"@/convex/', '"../convex/');
    const shown = lang === 'ts' && holdsJsx(source) ? 'tsx' : lang;
    this.#noteImports(source, shown);
    const [, kind = 'module'] =
      (free.has('ctx') && contexts.find(([uses]) => uses.test(code))) || [];
    return { lang: shown, meta: `in="${kind}"`, value: whole };
  };

  #missingImports(free: ReadonlySet<string>, lang: string, code: string): string[] {
    // A file that imports generated code from its own folder is in `convex/`, and so is one with functions.
    const isServer =
      /from ["']\.\/_generated\//.test(code) || [...free].some((name) => serverNames.has(name));
    const generated = isServer ? './_generated' : '../convex/_generated';
    const names = new Map<string, string[]>();
    const add = (from: string, name: string) => names.set(from, [...(names.get(from) ?? []), name]);
    for (const name of [...free].sort()) {
      const known = this.#imports.get(name);
      if (known) add(known.specifier, known.isType && lang === 'ts' ? `type ${name}` : name);
      if (name === 'api' || name === 'internal') add(`${generated}/api`, name);
      if (generatedBuilders.has(name)) add(`${generated}/server`, name);
      if (name === 'schema') add('./schema', name);
      if (name === 'Id') add(`${generated}/dataModel`, 'type Id');
    }
    const packagesFirst = [...names].sort(
      ([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')),
    );
    return packagesFirst.map(([from, list]) =>
      from === './schema'
        ? `import schema from "${from}";`
        : `import { ${list.join(', ')} } from "${from}";`,
    );
  }

  /** Files that an example imports and no comment shows. Their exports have the type `any`. */
  #noteImports(source: ts.SourceFile, lang: string): void {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const [, file] = /^\.\/([A-Za-z]\w*)$/.exec(from) ?? [];
      if (file === undefined || file === 'schema') continue;
      const { name, namedBindings } = statement.importClause ?? {};
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const lines = [
        ...(name ? ['const value: any = undefined;', 'export default value;'] : []),
        ...named.map((one) => `export const ${one.name.text}: any = undefined;`),
      ];
      this.#files.set(`${lang === 'tsx' ? 'src' : 'convex'}/${file}.ts`, lines.join('\n'));
    }
  }

  #note(code: string, free: ReadonlySet<string>): void {
    for (const name of free) if (name in standIns) this.#free.add(name);
    this.#setup.note(code);
  }

  /** Hidden fences with the code that the examples use and don't show. */
  setup(): string[] {
    const declared = [...this.#free]
      .sort()
      .map((name) => `declare const ${name}: ${standIns[name]};`);
    const fences = this.#setup.fences();
    if (declared.length > 0) {
      fences.unshift(`\`\`\`ts title="stand-ins.d.ts" hidden\n${declared.join('\n')}\n\`\`\``);
    }
    for (const [file, text] of this.#files) {
      fences.push(`\`\`\`ts title="${file}" hidden\n${text}\n\`\`\``);
    }
    return fences;
  }
}

function skip(reason: string): string {
  return `in="module" skip="${reason}"`;
}
