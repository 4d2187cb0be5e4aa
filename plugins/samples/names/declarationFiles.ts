import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** A declaration that has a name. */
export type Named = ts.Node & { name: ts.Node };

/** Something that an entry point exports. */
export interface Exported {
  name: string;
  /** Its declaration, or the specifier that exports it from another package under a new name. */
  node: Named;
  /** The other package's entry point. */
  from?: string;
}

/** Reads declaration files as the compiler finds them. */
export class DeclarationFiles {
  readonly #root: string;
  readonly #sources = new Map<string, ts.SourceFile>();

  /** @param root the folder whose `node_modules` has the packages */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param from the file that imports it; by default a file next to `node_modules`
   * @throws when the package isn't installed or has no such file
   */
  open(specifier: string, from = posix.join(this.#root, 'sample.ts')): ts.SourceFile {
    const options = {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      preserveSymlinks: true,
    };
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys);
    const path = resolvedModule?.resolvedFileName;
    if (path === undefined) throw new Error(`sample-names: ${from} can't import ${specifier}.`);
    const known = this.#sources.get(path);
    if (known) return known;
    const text = readFileSync(path, 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.#sources.set(path, source);
    return source;
  }

  /** Everything that a file exports. Of overloads, the first one counts. */
  exportsOf(source: ts.SourceFile): Map<string, Exported> {
    const declared = new Map<string, Named>();
    const exported = new Map<string, Exported>();
    const put = (name: string, node: Named, from?: string) => {
      if (!exported.has(name))
        exported.set(name, from === undefined ? { name, node } : { name, node, from });
    };
    for (const statement of source.statements) {
      for (const node of declarationsOf(statement)) {
        const name = node.name.getText(source);
        if (!declared.has(name)) declared.set(name, node);
        if (isExported(statement)) put(name, node);
      }
    }
    for (const { moduleSpecifier, exportClause } of source.statements.filter(
      ts.isExportDeclaration,
    )) {
      const from =
        moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
      const isForeign = from !== undefined && !from.startsWith('.');
      const others =
        from === undefined || isForeign
          ? undefined
          : this.exportsOf(this.open(from, source.fileName));
      if (!exportClause) {
        for (const other of others?.values() ?? []) put(other.name, other.node, other.from);
        continue;
      }
      for (const element of ts.isNamedExports(exportClause) ? exportClause.elements : []) {
        const name = element.name.text;
        const original = element.propertyName?.text ?? name;
        const other = others?.get(original);
        const node = other?.node ?? declared.get(original);
        // Under the same name, the other package's declaration is explained.
        if (isForeign && original !== name) put(name, element, from);
        else if (!isForeign && node) put(name, node, other?.from);
      }
    }
    return exported;
  }
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function declarationsOf(statement: ts.Statement): Named[] {
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isDeclaration && statement.name ? [statement as ts.Node as Named] : [];
}
