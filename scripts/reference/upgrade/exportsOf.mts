import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The exports of a package: kind by name, by entry point. */
export type PackageExports = Map<string, Map<string, string>>;

const kinds: readonly [ts.SymbolFlags, string][] = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Enum, 'enum'],
  [ts.SymbolFlags.Variable, 'const'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
  [ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule, 'namespace'],
];

/** Lists the entry points of a package that a program can import. */
function entryPoints(packageDir: string): string[] {
  const { name, exports = { '.': '' } } = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  ) as { name: string; exports?: Record<string, unknown> };
  return Object.keys(exports)
    .filter((path) => path.startsWith('.') && !path.includes('*') && !path.endsWith('.json'))
    .map((path) => posix.join(name, path));
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  const found = kinds.filter(([flag]) => (flags & flag) !== 0).map(([, kind]) => kind);
  // A class only counts as an interface or a namespace as well if its declarations are merged.
  return found[0] === 'class' ? 'class' : found.join(' and ');
}

/** Reads the exports of a package's entry points from its types. */
export function exportsOf(packagesRoot: string, name: string): PackageExports {
  const entries = entryPoints(join(packagesRoot, 'node_modules', name));
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
    noEmit: true,
    // What a name represents, without the types of the language.
    noLib: true,
  };
  const resolved = entries.flatMap((entry) => {
    const from = join(packagesRoot, 'index.ts');
    const { resolvedModule } = ts.resolveModuleName(entry, from, options, ts.sys);
    return resolvedModule ? [{ entry, file: resolvedModule.resolvedFileName }] : [];
  });
  const program = ts.createProgram(
    resolved.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    resolved.map(({ entry, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return [entry, new Map(symbols.map((symbol) => [symbol.name, kindOf(symbol, checker)]))];
    }),
  );
}
