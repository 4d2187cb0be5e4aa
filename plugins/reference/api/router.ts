import { posix } from 'node:path';
import {
  DeclarationReflection,
  type PageDefinition,
  PageKind,
  type Reflection,
  ReflectionKind,
  type RouterTarget,
  Slugger,
} from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { kindOf } from './kinds';
import type { SymbolKind } from './symbols';
import { typeGroupsOf } from './typeGroups';

const directories = new Map<SymbolKind, string>([
  ['class', 'classes'],
  ['interface', 'interfaces'],
  ['namespace', 'namespaces'],
  ['function', 'functions'],
  ['constant', 'constants'],
]);

/** An entry point as it appears in URLs: `convex/react-auth0` → `react_auth0`. */
export function moduleId(module: Reflection): string {
  const parts = module.name.split('/');
  return (parts.at(-1) ?? '').replaceAll('-', '_');
}

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
