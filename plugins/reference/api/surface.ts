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
import {
  type Call,
  callKeys,
  type Mark,
  marksOf,
  type Part,
  type Parts,
  readHistory,
} from '../../content';
import { type PackageSource, readPackage } from './readPackage';
import { isShown } from './router';
import { moduleId } from './symbols';

/** Types that only wrap the object that readers write or read. */
const wrappers = new Set(['Promise', 'Readonly', 'Partial', 'Required', 'Array', 'Expand']);

const isDeprecated = (comment: Comment | undefined) => comment?.getTag('@deprecated') !== undefined;

/** Where the reader of a part finds it in TypeDoc's model. */
const reflections = new WeakMap<Part, Reflection>();

/** Lists the keys of the objects and the literal values that a type is written with. Types with a name are left out. */
function typeParts(type: SomeType | undefined, isChoice = false): Parts {
  switch (type?.type) {
    case 'reflection':
      return members(type.declaration.children);
    case 'union':
      return Object.assign({}, ...type.types.map((one) => typeParts(one, true)));
    case 'intersection':
      return Object.assign({}, ...type.types.map((one) => typeParts(one)));
    case 'array':
      return typeParts(type.elementType);
    case 'optional':
      return typeParts(type.elementType);
    case 'reference': {
      const wrapped = wrappers.has(type.name) ? type.typeArguments?.[0] : undefined;
      return typeParts(wrapped);
    }
    case 'literal':
      return isChoice && typeof type.value === 'string' ? { [`="${type.value}"`]: {} } : {};
    default:
      return {};
  }
}

function callOf(signature: SignatureReflection): Call {
  const parameters = signature.parameters ?? [];
  const parts = Object.fromEntries(
    parameters.map((parameter) => [
      `#${parameter.name}`,
      record(parameter, {
        ...(isDeprecated(parameter.comment) && { isDeprecated: true }),
        parts: typeParts(parameter.type),
      }),
    ]),
  );
  return record(signature, {
    ...(isDeprecated(signature.comment) && { isDeprecated: true }),
    parameters: parameters.map(({ name, type }) => ({
      name,
      type: String(type).replace(/\s+/g, ' '),
    })),
    parts,
  });
}

function record<One extends Part>(reflection: Reflection, part: One): One {
  reflections.set(part, reflection);
  return part;
}

/** A symbol or a member. A property that contains a function counts as one. */
function partOf(reflection: DeclarationReflection): Part {
  const { comment, type, getSignature } = reflection;
  const own = type ?? getSignature?.type;
  const signatures =
    reflection.signatures ?? (own?.type === 'reflection' ? own.declaration.signatures : undefined);
  const calls = signatures?.map((signature) => callOf(signature));
  const all = { ...members(reflection.children), ...typeParts(own) };
  const isOld =
    isDeprecated(comment) ||
    isDeprecated(getSignature?.comment) ||
    (calls !== undefined && calls.length > 0 && calls.every((call) => call.isDeprecated));
  return record(reflection, {
    ...(isOld && { isDeprecated: true }),
    parts: all,
    ...(calls && { calls }),
  });
}

function members(children: readonly DeclarationReflection[] | undefined): Parts {
  return Object.fromEntries(
    (children ?? []).filter(isShown).map((child) => [`.${child.name}`, partOf(child)]),
  );
}

/** Everything that the package exports. */
function readApiSurface(project: ProjectReflection): Parts {
  const modules = (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
  return Object.fromEntries(
    modules.flatMap((module) =>
      (module.children ?? []).map((symbol) => [
        `${moduleId(module)}/${symbol.name}`,
        partOf(symbol),
      ]),
    ),
  );
}

/** Writes everything that a release exports to a file. */
export async function writeApiSurface(source: PackageSource & { outFile: string }): Promise<void> {
  const { project } = await readPackage(source);
  writeFileSync(source.outFile, JSON.stringify(readApiSurface(project)));
}

/** The keys of reflections, as the history of releases names them. */
function apiKeys(project: ProjectReflection): Map<Reflection, string> {
  const keys = new Map<Reflection, string>();
  const add = (key: string, part: Part) => {
    const reflection = reflections.get(part);
    if (reflection) keys.set(reflection, key);
    for (const [name, child] of Object.entries(part.parts ?? {})) add(key + name, child);
    const calls = part.calls ?? [];
    const names = callKeys(calls);
    for (const [index, call] of calls.entries()) add(key + names[index], call);
  };
  for (const [key, part] of Object.entries(readApiSurface(project))) add(key, part);
  return keys;
}

/** When the parts of a package arrived and were deprecated. */
export class Releases {
  readonly #marks: Map<string, Mark>;
  readonly #keys: Map<Reflection, string>;
  readonly #deprecated = new Map<Comment, string>();

  /** @param version the release that the pages describe */
  constructor(project: ProjectReflection, historyFile: string, version: string) {
    this.#marks = marksOf(readHistory(historyFile), 'api', version);
    this.#keys = apiKeys(project);
    for (const [reflection, key] of this.#keys) {
      const { deprecated } = this.#marks.get(key) ?? {};
      const { comment, signatures } = reflection as DeclarationReflection;
      for (const one of [comment, signatures?.[0]?.comment]) {
        if (one && deprecated) this.#deprecated.set(one, deprecated);
      }
    }
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
