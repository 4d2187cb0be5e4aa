import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { SourceReference } from 'typedoc';
import ts from 'typescript';
import { declarationForms, fullText, memberForms, shortest, signatureForms } from './shortForms';

/** A location in the sources that the package ships. */
export interface SourcePlace {
  /** Relative to the package's directory: `src/server/schema.ts`. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** A member with more characters is shortened in the declaration of its class or interface. */
const longestMember = 100;

/** The maximum number of characters of a declaration on the page of its entry point. */
const longestLine = 90;

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

  /** The place of a declared name in the package: `dist/esm-types/server/query.d.ts:31:4`. */
  placeOf({ fullFileName, line, character }: SourceReference): string {
    const file = relative(this.#packageDir, fullFileName).replaceAll('\\', '/');
    return `${file}:${line}:${character}`;
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

  /** Prints a part of a declaration as TypeScript without comments, on as many lines as the printer takes. */
  #print(part: ts.Node): string {
    return fullText(part).replace(/\bimport\("[^"]*"\)\./g, '');
  }

  /** The declaration as TypeScript text without comments; undefined if there is none at the location. */
  declarationText(source: SourceReference): string | undefined {
    const node = this.#nodeAt(source);
    if (!node) return undefined;
    if (ts.isVariableDeclaration(node)) return `const ${this.#print(node)};`;
    if (isConstructed(node)) return undefined;
    return this.#print(node).replace(/^(?:export |declare |default )+/, '');
  }

  /**
   * The declaration of a class or interface with its members. Members with long types are shortened.
   * @param keyword how readers see a class: it is an interface if only its type is exported
   * @param isShown whether readers can use a member
   */
  outlineText(
    source: SourceReference,
    keyword: string,
    isShown: (name: string) => boolean,
  ): string | undefined {
    const node = this.#nodeAt(source);
    if (!node || !isConstructed(node)) return undefined;
    const parameters = node.typeParameters?.map((one) => this.#print(one)).join(', ');
    const heritage = node.heritageClauses?.map((one) => this.#print(one)).join(' ') ?? '';
    const generics = parameters === undefined ? '' : `<${parameters}>`;
    const members = [...node.members].filter((member) => {
      if (ts.isConstructorDeclaration(member)) return keyword === 'class';
      return ts.isIndexSignatureDeclaration(member) || isShown(member.name?.getText() ?? '');
    });
    const lines = members.map((member) =>
      shortest(
        memberForms(member, (part) => this.#print(part)),
        longestMember,
      ),
    );
    return `${keyword} ${node.name?.text ?? ''}${generics} ${heritage} {\n${lines.join('\n')}\n}`;
  }

  /** What follows the name of a function, constant or type, on one line; long types are shortened. */
  shortText(source: SourceReference): string | undefined {
    return this.#short(source, declarationForms);
  }

  /** The name and what follows it, on one line; long types are shortened. */
  signatureText(source: SourceReference): string | undefined {
    return this.#short(source, signatureForms);
  }

  #short(source: SourceReference, formsOf: typeof declarationForms): string | undefined {
    const node = this.#nodeAt(source);
    if (!node) return undefined;
    const text = shortest(
      formsOf(node, (part) => this.#print(part)),
      longestLine,
    );
    if (text.length <= longestLine) return text;
    return `${text.slice(0, longestLine).replace(/[\s,|&(<]+\S*$/, '')} …`;
  }
}

type Constructed = ts.ClassDeclaration | ts.InterfaceDeclaration;

function isConstructed(node: ts.Node): node is Constructed {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
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
