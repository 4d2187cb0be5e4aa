import { join } from 'node:path';
import ts from 'typescript';
import { buildProjects, type ProjectTools } from './buildProjects';
import { loadTemplates } from './codegen';
import { SampleCompiler } from './compile';
import { type Description, describeType } from './describeType';
import { type Fence, isProgram, type SamplePage } from './verdict';

/** What the compiler knows about a name in a fence. */
export interface NamedType extends Description {
  /** Where the name starts in the fence's code. */
  start: number;
  length: number;
}

/** Reads the types of names in fences whose writers ask for them. */
export class TypeReader {
  readonly #compiler: SampleCompiler;
  readonly #tools: ProjectTools;

  /** @param packagesRoot the folder whose `node_modules` the samples import from */
  constructor(packagesRoot: string) {
    this.#compiler = new SampleCompiler(packagesRoot);
    const templates = loadTemplates(join(packagesRoot, 'node_modules/convex'));
    this.#tools = { templates, packagesRoot };
  }

  /**
   * Compiles a page's project.
   * @returns the types of each fence with `twoslash`, by the fence's first line
   */
  read(page: SamplePage): Map<number, NamedType[]> {
    const wanted = new Set(page.fences.filter((fence) => fence.meta.twoslash && isProgram(fence)));
    const types = new Map<number, NamedType[]>();
    for (const project of buildProjects(page, this.#tools)) {
      const found = [...project.files].flatMap(([path, mapped]) => {
        const fences = mapped.fences.filter((fence) => wanted.has(fence));
        return fences.length > 0 ? [{ path, mapped, fences }] : [];
      });
      if (found.length === 0) continue;
      const { program, sourceOf } = this.#compiler.open(project);
      for (const { path, mapped, fences } of found) {
        const named = readNames(sourceOf(path), program.getTypeChecker());
        for (const fence of fences) {
          wanted.delete(fence);
          types.set(fence.line, inFence(fence, mapped, named));
        }
      }
    }
    return types;
  }
}

function readNames(source: ts.SourceFile, checker: ts.TypeChecker): NamedType[] {
  const named: NamedType[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const found = describeType(node, checker);
      if (found) named.push({ ...found, start: node.getStart(source), length: node.text.length });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return named;
}

function inFence(
  fence: Fence,
  mapped: { locate: (at: number) => { fence: Fence; offset: number } | undefined },
  named: NamedType[],
): NamedType[] {
  return named.flatMap((one) => {
    const place = mapped.locate(one.start);
    return place?.fence === fence ? [{ ...one, start: place.offset }] : [];
  });
}
