import { basename, dirname } from 'node:path';
import { DeclarationReflection, ReflectionKind } from 'typedoc';
import { kindOf } from './kinds';

/** Up to this many types of an entry point are on one page. */
const mostOnOnePage = 20;

/** Types from a source file with fewer than this are on the page of other types. */
const leastInGroup = 3;

/** The titles of groups whose source file doesn't have the name that readers would look for. */
const titles = new Map([
  ['api', 'Function reference types'],
  ['components', 'Component types'],
  ['registration', 'Function and context types'],
  ['router', 'HTTP route types'],
  ['schema', 'Schema types'],
]);

/** The types on one page: an entry point's, or the ones from one of its source files. */
export class TypeGroup extends DeclarationReflection {
  /** The last part of its URL: `server.data_model`, or `react` if the entry point has only one group. */
  readonly pageName: string;
  readonly types: readonly DeclarationReflection[];

  constructor(
    title: string,
    module: DeclarationReflection,
    pageName: string,
    types: readonly DeclarationReflection[],
  ) {
    super(title, ReflectionKind.Namespace, module);
    this.pageName = pageName;
    this.types = types;
  }
}

/** The source file's name without its folder and extension. An index file has the name of its folder. */
function fileOf({ sources }: DeclarationReflection): string {
  const file = sources?.[0]?.fullFileName ?? '';
  const name = basename(file).replace(/\..*$/, '');
  return name === 'index' ? basename(dirname(file)) : name;
}

function titleOf(file: string): string {
  const words = file.replaceAll('_', ' ');
  return titles.get(file) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)} types`;
}

function group(module: DeclarationReflection, moduleId: string): TypeGroup[] {
  const types = (module.children ?? []).filter((symbol) => kindOf(symbol) === 'type');
  if (types.length === 0) return [];
  if (types.length <= mostOnOnePage) {
    return [new TypeGroup(`Types of ${module.name}`, module, moduleId, types)];
  }
  const byFile = new Map<string, DeclarationReflection[]>();
  for (const type of types) byFile.set(fileOf(type), [...(byFile.get(fileOf(type)) ?? []), type]);
  const isLarge = (own: readonly unknown[]) => own.length >= leastInGroup;
  const groups = [...byFile]
    .filter(([, own]) => isLarge(own))
    .map(([file, own]) => new TypeGroup(titleOf(file), module, `${moduleId}.${file}`, own));
  const rest = [...byFile.values()].filter((own) => !isLarge(own)).flat();
  if (rest.length === 0) return groups;
  return [...groups, new TypeGroup('Other types', module, `${moduleId}.other`, rest)];
}

const known = new WeakMap<DeclarationReflection, TypeGroup[]>();

/** The pages of an entry point's types, in source order. */
export function typeGroupsOf(module: DeclarationReflection, moduleId: string): TypeGroup[] {
  const groups = known.get(module) ?? group(module, moduleId);
  known.set(module, groups);
  return groups;
}
