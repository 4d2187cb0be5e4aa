import { basename, dirname, posix } from 'node:path';
import {
  DeclarationReflection,
  type PageDefinition,
  PageKind,
  type Reflection,
  ReflectionKind,
  type RouterTarget,
  Slugger,
  type SomeType,
} from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { moduleId, type SymbolKind } from './symbols';

const kinds = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Variable, 'constant'],
  [ReflectionKind.TypeAlias, 'type'],
]);

/** Whether a value of the type can be called, or is a component of React. */
function isCallable(type: SomeType | undefined): boolean {
  if (type?.type === 'reflection') return (type.declaration.signatures ?? []).length > 0;
  if (type?.type !== 'reference') return false;
  const target = type.reflection as DeclarationReflection | undefined;
  return type.name === 'FC' || isCallable(target?.type);
}

/**
 * What a symbol is to readers, or undefined for an alias of a symbol of another entry point. A constant that
 * contains a function is a function.
 */
export function kindOf({ kind, type }: DeclarationReflection): SymbolKind | undefined {
  return kind === ReflectionKind.Variable && isCallable(type) ? 'function' : kinds.get(kind);
}

/** The symbols of an entry point that have a description there. */
export function symbolsIn({ children = [] }: DeclarationReflection): DeclarationReflection[] {
  return children.filter((symbol) => kindOf(symbol) !== undefined);
}

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

const directories = new Map<SymbolKind, string>([
  ['class', 'classes'],
  ['interface', 'interfaces'],
  ['namespace', 'namespaces'],
  ['function', 'functions'],
  ['constant', 'constants'],
]);

/**
 * Whether readers can use the name. Other computed names and those with spaces are internal to the package.
 */
export function isShown({ name }: Reflection): boolean {
  return /^[\w$]+$|^\[(?:asyncIterator|iterator)\]$/.test(name);
}

/** The name as it is written in code: `[Symbol.asyncIterator]`. */
export function shownName({ name }: Reflection): string {
  return name.replace(/^\[/, '[Symbol.');
}

/**
 * The anchor of a name among its siblings. If names only differ in case (`filterApi`, `FilterApi`), the type
 * gets the second anchor.
 */
export function anchorOf(target: DeclarationReflection): string {
  const anchor = target.name.toLowerCase().replace(/[[\]]/g, '');
  if (target.kind !== ReflectionKind.TypeAlias) return anchor;
  const siblings = (target.parent as DeclarationReflection).children ?? [];
  const isSecond = siblings.some((one) => one !== target && one.name.toLowerCase() === anchor);
  return isSecond ? `${anchor}-1` : anchor;
}

/** The properties and methods of a symbol, also of a constant whose type is written in place. */
export function membersOf({ children, type }: DeclarationReflection): DeclarationReflection[] {
  const inPlace = type?.type === 'reflection' ? type.declaration.children : undefined;
  return [...(children ?? []), ...(inPlace ?? [])].filter(isShown);
}

/**
 * Gives entry points, classes, interfaces and namespaces the URLs that existing links to the reference use,
 * and a page to each function, constant and group of types.
 */
export class ReferenceRouter extends MemberRouter {
  override buildChildPages(target: Reflection, pages: PageDefinition[]): void {
    if (!(target instanceof DeclarationReflection) || target.kind !== ReflectionKind.Module) return;
    const id = moduleId(target);
    this.#addPage(target, `modules/${id}`, pages);
    for (const symbol of target.children ?? []) {
      const directory = directories.get(kindOf(symbol) ?? 'type');
      if (directory === undefined) continue;
      this.#addPage(symbol, `${directory}/${id}.${symbol.name}`, pages);
      for (const member of membersOf(symbol)) this.#addAnchor(member, symbol);
    }
    for (const group of typeGroupsOf(target, id)) {
      this.#addPage(group, `types/${group.pageName}`, pages);
      for (const type of group.types) this.#addAnchor(type, group);
    }
  }

  #addPage(model: DeclarationReflection, name: string, pages: PageDefinition[]): void {
    const url = this.getFileName(name);
    for (const named of [model, ...(model.signatures ?? [])]) this.fullUrls.set(named, url);
    this.sluggers.set(model, new Slugger(this.sluggerConfiguration));
    pages.push({ kind: PageKind.Reflection, model, url });
  }

  /** The anchor of a member is its name in lowercase. Anything inside a member has no anchor. */
  #addAnchor(target: DeclarationReflection, page: DeclarationReflection): void {
    const anchor = anchorOf(target);
    for (const named of [target, ...(target.signatures ?? [])]) {
      this.fullUrls.set(named, `${this.fullUrls.get(page)}#${anchor}`);
      this.anchors.set(named, anchor);
    }
  }

  /** The link from one file to another, which is independent of who contains whom in the package. */
  override relativeUrl(from: RouterTarget, to: RouterTarget): string {
    const [fromFile = ''] = this.getFullUrl(from).split('#');
    const [file = '', anchor] = this.getFullUrl(to).split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (file === fromFile) return hash;
    const path = posix.relative(posix.dirname(fromFile), file);
    return `${path.startsWith('.') ? '' : './'}${path}${hash}`;
  }
}
