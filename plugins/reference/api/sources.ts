import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { SourceReference } from 'typedoc';
import ts from 'typescript';
import {
  declarationForms,
  fullText,
  memberForms,
  oneLine,
  shortest,
  signatureForms,
} from './shortForms';

/** A member with more characters is shortened in the declaration of its class or interface. */
const longestMember = 100;

/** The maximum number of characters of a declaration on the page of its entry point. */
const longestLine = 90;

/** Prints a part of a declaration as TypeScript without comments, on as many lines as the printer takes. */
function print(part: ts.Node): string {
  return fullText(part).replace(/\bimport\("[^"]*"\)\./g, '');
}

/** Reads the package's declarations: their text and their locations. */
export class Declarations {
  readonly #packageDir: string;
  readonly #files = new Map<string, ts.SourceFile>();
  readonly #maps = new Map<string, SourceMap>();

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
    const path = `${file}.map`;
    if (!this.#maps.has(file) && existsSync(path)) {
      this.#maps.set(file, new SourceMap(JSON.parse(readFileSync(path, 'utf8'))));
    }
    return this.#maps.get(file);
  }

  /** The place of a declared name in the package: `dist/esm-types/server/query.d.ts:31:4`. */
  placeOf({ fullFileName, line, character }: SourceReference): string {
    return `${this.#pathOf(fullFileName)}:${line}:${character}`;
  }

  #pathOf(file: string): string {
    return relative(this.#packageDir, file).replaceAll('\\', '/');
  }

  /** Where the package has the source of a symbol, or its declaration if there is no source: a file and its line. */
  locationOf({ fullFileName, line, character }: SourceReference): { file: string; line: number } {
    const entry = this.#mapOf(fullFileName)?.findEntry(line - 1, character);
    if (entry && 'originalSource' in entry) {
      const original = join(dirname(fullFileName), entry.originalSource);
      if (existsSync(original)) {
        return { file: this.#pathOf(original), line: entry.originalLine + 1 };
      }
    }
    return { file: this.#pathOf(fullFileName), line };
  }

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

  /** The declaration as TypeScript text without comments; undefined if there is none at the location. */
  declarationText(source: SourceReference): string | undefined {
    const node = this.#nodeAt(source);
    if (!node) return undefined;
    if (ts.isVariableDeclaration(node)) return `const ${print(node)};`;
    if (isConstructed(node)) return undefined;
    return print(node).replace(/^(?:export |declare |default )+/, '');
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
    const parameters = node.typeParameters?.map(print).join(', ');
    const heritage = node.heritageClauses?.map(print).join(' ') ?? '';
    const generics = parameters === undefined ? '' : `<${parameters}>`;
    const members = [...node.members].filter((member) => {
      if (ts.isConstructorDeclaration(member)) return keyword === 'class';
      return ts.isIndexSignatureDeclaration(member) || isShown(member.name?.getText() ?? '');
    });
    const lines = members.map((member) => shortest(memberForms(member, print), longestMember));
    return `${keyword} ${node.name?.text ?? ''}${generics} ${heritage} {\n${lines.join('\n')}\n}`;
  }

  /** What follows the name of a function, constant or type, on one line; long types are shortened. */
  shortText(source: SourceReference): string | undefined {
    return this.#short(source, (node) =>
      declarationForms(node, print).map((form) => oneLine(form).replace(/^[:=] /, '')),
    );
  }

  /** The name and what follows it, on one line; long types are shortened. */
  signatureText(source: SourceReference): string | undefined {
    return this.#short(source, (node) => signatureForms(node, print));
  }

  #short(source: SourceReference, formsOf: (node: ts.Node) => string[]): string | undefined {
    const node = this.#nodeAt(source);
    if (!node) return undefined;
    const text = shortest(formsOf(node), longestLine);
    if (text.length <= longestLine) return text;
    return `${text.slice(0, longestLine).replace(/[\s,|&(<]+\S*$/, '')} …`;
  }
}

type Constructed = ts.ClassDeclaration | ts.InterfaceDeclaration;

function isConstructed(node: ts.Node): node is Constructed {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
}

function isTopLevel(node: ts.Node): boolean {
  const isValue = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  return isValue || ts.isTypeAliasDeclaration(node) || isConstructed(node);
}
