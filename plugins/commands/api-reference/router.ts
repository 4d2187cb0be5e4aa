import { type DeclarationReflection, Reflection, ReflectionKind, type RouterTarget } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';

const directories = new Map([
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.Namespace, 'namespaces'],
]);

/** An entry point as addresses write it: `convex/react-auth0` → `react_auth0`. */
export function moduleId(module: Reflection): string {
  const parts = module.name.split('/');
  return (parts.at(-1) ?? '').replaceAll('-', '_');
}

/** Whether a symbol is described on a page of its own. */
export function hasPage(reflection: Reflection): boolean {
  return directories.has(reflection.kind) && reflection.parent?.kind === ReflectionKind.Module;
}

/** Whether readers can name it: other computed names and those with spaces are the package's own affair. */
export function isShown({ name }: Reflection): boolean {
  return /^[\w$]+$|^\[(?:asyncIterator|iterator)\]$/.test(name);
}

/** The name as one writes it: `[Symbol.asyncIterator]`. */
export function shownName({ name }: Reflection): string {
  return name.replace(/^\[/, '[Symbol.');
}

/** Of names that differ in their capitals only (`filterApi`, `FilterApi`), the type has the second anchor. */
function anchorOf(target: DeclarationReflection): string {
  const anchor = target.name.toLowerCase().replace(/[[\]]/g, '');
  if (target.kind !== ReflectionKind.TypeAlias) return anchor;
  const siblings = (target.parent as DeclarationReflection).children ?? [];
  const isSecond = siblings.some((one) => one !== target && one.name.toLowerCase() === anchor);
  return isSecond ? `${anchor}-1` : anchor;
}

/** Gives classes, interfaces and namespaces the addresses that links to the reference have always had. */
export class ReferenceRouter extends MemberRouter {
  override getIdealBaseName(reflection: DeclarationReflection): string {
    if (reflection.kind === ReflectionKind.Module) return `modules/${moduleId(reflection)}`;
    const directory = directories.get(reflection.kind) ?? 'members';
    const owner = reflection.parent ? moduleId(reflection.parent) : '';
    return `${directory}/${owner}.${reflection.name}`;
  }

  /** A member's anchor is its name in small letters; what is inside of a member has none. */
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
