import { writeFileSync } from 'node:fs';
import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { type Mark, marksOf, readHistory } from '../../content';
import type { Surface, SurfacePart } from '../versions/recordReleases';
import { type PackageSource, readPackage } from './readPackage';
import { isShown } from './router';
import { moduleId } from './symbols';

/** Types that only wrap the object that readers write or read. */
const wrappers = new Set(['Promise', 'Readonly', 'Partial', 'Required', 'Array', 'Expand']);

/** Takes a part of what the package exports, and the reflection that describes it. */
type Visit = (key: string, part: SurfacePart, reflection?: Reflection) => void;

const deprecation = (comment: Comment | undefined) =>
  comment?.getTag('@deprecated') && { isDeprecated: true as const };

/** Visits the keys of the objects and the literal values that a type is written with, but not types with a name. */
function visitType(type: SomeType | undefined, owner: string, visit: Visit, isChoice = false) {
  if (type?.type === 'reflection') visitMembers(type.declaration.children, owner, '.', visit);
  else if (type?.type === 'union' || type?.type === 'intersection') {
    for (const one of type.types) visitType(one, owner, visit, type.type === 'union');
  } else if (type?.type === 'array' || type?.type === 'optional') {
    visitType(type.elementType, owner, visit);
  } else if (type?.type === 'reference' && wrappers.has(type.name)) {
    visitType(type.typeArguments?.[0], owner, visit);
  } else if (type?.type === 'literal' && isChoice && typeof type.value === 'string') {
    visit(`${owner}="${type.value}"`, { owner });
  }
}

function visitSignatures(signatures: readonly SignatureReflection[], owner: string, visit: Visit) {
  const hasForms = signatures.length > 1;
  for (const signature of signatures) {
    const names = (signature.parameters ?? []).map(({ name }) => name).join(', ');
    const form = hasForms ? `${owner}(${names})` : owner;
    if (hasForms) visit(form, { owner, ...deprecation(signature.comment) }, signature);
    for (const parameter of signature.parameters ?? []) {
      const key = `${form}#${parameter.name}`;
      visit(key, { owner: form, ...deprecation(parameter.comment) }, parameter);
      visitType(parameter.type, key, visit);
    }
  }
}

/** Visits symbols or members with their parts. A property that contains a function counts as one. */
function visitMembers(
  children: readonly DeclarationReflection[] | undefined,
  owner: string,
  separator: '.' | '/',
  visit: Visit,
): void {
  for (const child of children ?? []) {
    if (separator === '.' && !isShown(child)) continue;
    const key = `${owner}${separator}${child.name}`;
    const { comment, getSignature } = child;
    const type = child.type ?? getSignature?.type;
    const inner = type?.type === 'reflection' ? type.declaration.signatures : undefined;
    const signatures = child.signatures ?? inner ?? [];
    const isOld =
      signatures.length > 0 && signatures.every((signature) => deprecation(signature.comment));
    const part = {
      ...(separator === '.' && { owner }),
      ...(deprecation(comment) ?? deprecation(getSignature?.comment)),
      ...(isOld && { isDeprecated: true as const }),
      ...(signatures.length > 0 && { isCall: true as const }),
    };
    visit(key, part, child);
    visitMembers(child.children, key, '.', visit);
    visitType(type, key, visit);
    visitSignatures(signatures, key, visit);
  }
}

/** Visits everything that the package exports, by the keys of the history of releases. */
function visitSurface({ children = [] }: ProjectReflection, visit: Visit): void {
  for (const module of children) {
    if (module.kind !== ReflectionKind.Module) continue;
    visitMembers(module.children, moduleId(module), '/', visit);
  }
}

export async function writeApiSurface(source: PackageSource & { outFile: string }): Promise<void> {
  const { project } = await readPackage(source);
  const surface: Surface = {};
  visitSurface(project, (key, part) => {
    surface[key] = part;
  });
  writeFileSync(source.outFile, JSON.stringify(surface));
}

/** When the parts of a package arrived and were deprecated. */
export class Releases {
  readonly #marks: Map<string, Mark>;
  readonly #keys = new Map<Reflection, string>();
  readonly #deprecated = new Map<Comment, string>();

  /** @param version the release that the pages describe */
  constructor(project: ProjectReflection, historyFile: string, version: string) {
    this.#marks = marksOf(readHistory(historyFile), 'api', version);
    visitSurface(project, (key, _, reflection) => {
      if (reflection) this.#keys.set(reflection, key);
      const { deprecated } = this.#marks.get(key) ?? {};
      const { comment, signatures } = (reflection ?? {}) as Partial<DeclarationReflection>;
      for (const one of [comment, signatures?.[0]?.comment]) {
        if (one && deprecated) this.#deprecated.set(one, deprecated);
      }
    });
  }

  /** The release that a part arrived in, if it wasn't there from the start of the history. */
  since(reflection: Reflection): string | undefined {
    return this.#marks.get(this.#keys.get(reflection) ?? '')?.since;
  }

  /** The release that added `@deprecated` to a comment. */
  deprecated(comment: Comment | undefined): string | undefined {
    return comment && this.#deprecated.get(comment);
  }

  /** The literal values of a type that arrived later than the type. */
  values(reflection: Reflection): { value: string; since: string }[] {
    const start = `${this.#keys.get(reflection)}=`;
    return [...this.#marks].flatMap(([key, { since }]) =>
      key.startsWith(start) && since ? [{ value: key.slice(start.length), since }] : [],
    );
  }
}
