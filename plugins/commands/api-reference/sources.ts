import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { SourceReference } from 'typedoc';
import ts from 'typescript';

/** A location in the sources that the package ships. */
export interface SourcePlace {
  /** Relative to the package's directory: `src/server/schema.ts`. */
  file: string;
  /** Counted from 1. */
  line: number;
}

const printer = ts.createPrinter({ removeComments: true });

/** Reads the package's declarations: their text and their locations. */
export class Declarations {
  readonly #packageDir: string;
  readonly #files = new Map<string, ts.SourceFile>();
  readonly #maps = new Map<string, SourceMap | undefined>();

  constructor(packageDir: string) {
    this.#packageDir = packageDir;
  }

  #fileOf({ fullFileName }: SourceReference): ts.SourceFile {
    const known = this.#files.get(fullFileName);
    if (known) return known;
    const text = readFileSync(fullFileName, 'utf8');
    const file = ts.createSourceFile(fullFileName, text, ts.ScriptTarget.Latest, true);
    this.#files.set(fullFileName, file);
    return file;
  }

  #mapOf(file: string): SourceMap | undefined {
    if (!this.#maps.has(file)) {
      const path = `${file}.map`;
      const map = existsSync(path)
        ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
        : undefined;
      this.#maps.set(file, map);
    }
    return this.#maps.get(file);
  }

  /** The location of a symbol's source, or of its declaration if the package ships no source for it. */
  locationOf(source: SourceReference): SourcePlace {
    const { fullFileName, line, character } = source;
    const entry = this.#mapOf(fullFileName)?.findEntry(line - 1, character);
    const inPackage = (file: string) => relative(this.#packageDir, file).replaceAll('\\', '/');
    if (entry && 'originalSource' in entry) {
      const original = join(dirname(fullFileName), entry.originalSource);
      if (existsSync(original)) return { file: inPackage(original), line: entry.originalLine + 1 };
    }
    return { file: inPackage(fullFileName), line };
  }

  /** The node that declares the name at a location. */
  #nodeAt(source: SourceReference): ts.Node | undefined {
    const file = this.#fileOf(source);
    const at = file.getPositionOfLineAndCharacter(source.line - 1, source.character);
    let found: ts.Node | undefined;
    const walk = (node: ts.Node): void => {
      if (at < node.pos || at >= node.end) return;
      const name = (node as ts.NamedDeclaration).name;
      const starts = (name ?? node).getStart(file) === at;
      if (starts && (ts.isTypeElement(node) || ts.isClassElement(node) || isTopLevel(node))) {
        found ??= node;
      }
      node.forEachChild(walk);
    };
    walk(file);
    return found;
  }

  /**
   * The declaration as TypeScript text without comments; undefined if there is none at the location.
   * @param keyword how readers see a class: one of which only the type is exported is an interface
   */
  declarationText(source: SourceReference, keyword = 'interface'): string | undefined {
    const node = this.#nodeAt(source);
    if (!node) return undefined;
    const file = this.#fileOf(source);
    const print = (part: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, part, file);
    if (ts.isVariableDeclaration(node)) return `const ${print(node)};`;
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      const parameters = node.typeParameters?.map(print).join(', ');
      const heritage = node.heritageClauses?.map(print).join(' ');
      const generics = parameters === undefined ? '' : `<${parameters}>`;
      return `${keyword} ${node.name?.text ?? ''}${generics} ${heritage ?? ''} {}`;
    }
    return print(node)
      .replace(/^(?:export |declare |default )+/, '')
      .replace(/\bimport\("[^"]*"\)\./g, '');
  }
}

function isTopLevel(node: ts.Node): boolean {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}
