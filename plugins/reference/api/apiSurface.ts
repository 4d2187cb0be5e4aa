import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { type Call, callKeys, type Part, type Parts } from '../../content';
import { isShown, moduleId } from './router';

/** Types that only wrap the object that readers write or read. */
const wrappers = new Set(['Promise', 'Readonly', 'Partial', 'Required', 'Array', 'Expand']);

const isDeprecated = (comment: Comment | undefined) => comment?.getTag('@deprecated') !== undefined;

/** Where the reader of a part finds it in TypeDoc's model. */
type Owners = Map<Part, Reflection>;

/** Lists the keys of the objects and the literal values that a type is written with. Types with a name are left out. */
function typeParts(type: SomeType | undefined, owners: Owners, isChoice = false): Parts {
  switch (type?.type) {
    case 'reflection':
      return members(type.declaration.children, owners);
    case 'union':
      return Object.assign({}, ...type.types.map((one) => typeParts(one, owners, true)));
    case 'intersection':
      return Object.assign({}, ...type.types.map((one) => typeParts(one, owners)));
    case 'array':
      return typeParts(type.elementType, owners);
    case 'optional':
      return typeParts(type.elementType, owners);
    case 'reference': {
      const wrapped = wrappers.has(type.name) ? type.typeArguments?.[0] : undefined;
      return typeParts(wrapped, owners);
    }
    case 'literal':
      return isChoice && typeof type.value === 'string' ? { [`="${type.value}"`]: {} } : {};
    default:
      return {};
  }
}

function callOf(signature: SignatureReflection, owners: Owners): Call {
  const parameters = signature.parameters ?? [];
  const parts = Object.fromEntries(
    parameters.map((parameter) => [
      `#${parameter.name}`,
      record(parameter, owners, {
        ...(isDeprecated(parameter.comment) && { isDeprecated: true }),
        parts: typeParts(parameter.type, owners),
      }),
    ]),
  );
  return record(signature, owners, {
    ...(isDeprecated(signature.comment) && { isDeprecated: true }),
    parameters: parameters.map(({ name, type }) => ({
      name,
      type: String(type).replace(/\s+/g, ' '),
    })),
    parts,
  });
}

function record<One extends Part>(reflection: Reflection, owners: Owners, part: One): One {
  owners.set(part, reflection);
  return part;
}

/** A symbol or a member. A property that contains a function counts as one. */
function partOf(reflection: DeclarationReflection, owners: Owners): Part {
  const { comment, type, getSignature } = reflection;
  const own = type ?? getSignature?.type;
  const signatures =
    reflection.signatures ?? (own?.type === 'reflection' ? own.declaration.signatures : undefined);
  const calls = signatures?.map((signature) => callOf(signature, owners));
  const all = { ...members(reflection.children, owners), ...typeParts(own, owners) };
  const isOld =
    isDeprecated(comment) ||
    isDeprecated(getSignature?.comment) ||
    (calls !== undefined && calls.length > 0 && calls.every((call) => call.isDeprecated));
  return record(reflection, owners, {
    ...(isOld && { isDeprecated: true }),
    parts: all,
    ...(calls && { calls }),
  });
}

function members(children: readonly DeclarationReflection[] | undefined, owners: Owners): Parts {
  return Object.fromEntries(
    (children ?? []).filter(isShown).map((child) => [`.${child.name}`, partOf(child, owners)]),
  );
}

/** Everything that the package exports, and the reflection of each part. */
export function readApiSurface(project: ProjectReflection): { api: Parts; owners: Owners } {
  const owners: Owners = new Map();
  const modules = (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
  const api = Object.fromEntries(
    modules.flatMap((module) =>
      (module.children ?? []).map((symbol) => [
        `${moduleId(module)}/${symbol.name}`,
        partOf(symbol, owners),
      ]),
    ),
  );
  return { api, owners };
}

/** The keys of reflections, as the history of releases names them. */
export function apiKeys(project: ProjectReflection): Map<Reflection, string> {
  const { api, owners } = readApiSurface(project);
  const keys = new Map<Reflection, string>();
  const add = (key: string, part: Part) => {
    const reflection = owners.get(part);
    if (reflection) keys.set(reflection, key);
    for (const [name, child] of Object.entries(part.parts ?? {})) add(key + name, child);
    const calls = part.calls ?? [];
    const names = callKeys(calls);
    for (const [index, call] of calls.entries()) add(key + names[index], call);
  };
  for (const [key, part] of Object.entries(api)) add(key, part);
  return keys;
}
