import { type DeclarationReflection, Reflection, ReflectionKind, type RouterTarget } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';

const directories = new Map([
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.Namespace, 'namespaces'],
]);

/** An entry point as it appears in URLs: `convex/react-auth0` → `react_auth0`. */
export function moduleId(module: Reflection): string {
  const parts = module.name.split('/');
  return (parts.at(-1) ?? '').replaceAll('-', '_');
}

/** Whether a symbol has a separate page. */
export function hasPage(reflection: Reflection): boolean {
  return directories.has(reflection.kind) && reflection.parent?.kind === ReflectionKind.Module;
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

/** If names only differ in case (`filterApi`, `FilterApi`), the type gets the second anchor. */
function anchorOf(target: DeclarationReflection): string {
  const anchor = target.name.toLowerCase().replace(/[[\]]/g, '');
  if (target.kind !== ReflectionKind.TypeAlias) return anchor;
  const siblings = (target.parent as DeclarationReflection).children ?? [];
  const isSecond = siblings.some((one) => one !== target && one.name.toLowerCase() === anchor);
  return isSecond ? `${anchor}-1` : anchor;
}

/** Gives classes, interfaces and namespaces the URLs that existing links to the reference use. */
export class ReferenceRouter extends MemberRouter {
  override getIdealBaseName(reflection: DeclarationReflection): string {
    if (reflection.kind === ReflectionKind.Module) return `modules/${moduleId(reflection)}`;
    const directory = directories.get(reflection.kind) ?? 'members';
    const owner = reflection.parent ? moduleId(reflection.parent) : '';
    return `${directory}/${owner}.${reflection.name}`;
  }

  /** The anchor of a member is its name in lowercase. Anything inside a member has no anchor. */
  override buildAnchors(target: RouterTarget, pageTarget: RouterTarget): void {
    if (!(target instanceof Reflection) || !target.isDeclaration()) return;
    if (target.parent !== pageTarget || !isShown(target)) return;
    const anchor = anchorOf(target);
    const url = `${this.fullUrls.get(pageTarget)}#${anchor}`;
    for (const named of [target, ...(target.signatures ?? [])]) {
      this.fullUrls.set(named, url);
      this.anchors.set(named, anchor);
    }
  }
}
