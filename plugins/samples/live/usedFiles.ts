import { backendParts, findLiveModule } from '../../../src/lib/liveModules';

const imports = /\b(?:from|import)\s*["']([^"']+)["']/g;
const references = /\b(?:api|internal)((?:\.\w+)+)/g;
const components = /\bcomponents\.(\w+)/g;

/** The module whose functions the engine calls, so that no other file names it. */
const seed = 'seed';

/** Code that replaces something global, such as `fetch`, also without being named. */
const replacesGlobal = /^globalThis[.]\w+ =/m;

/**
 * The files that a sample consists of: its component, the functions that this calls or imports, what those call or
 * import, and the schema. A page can have others, for example with packages that live samples don't have.
 * @param files all files of the page, by path
 */
export function usedFiles(
  preview: string,
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const parts = backendParts(files);
  const [app] = parts;
  const used = new Set([preview]);
  const use = (path: string | undefined) => {
    if (path !== undefined && files.has(path)) used.add(path);
  };
  use(app?.schema);
  for (const [name, path] of app?.modules ?? []) {
    if (name === seed || replacesGlobal.test(files.get(path) ?? '')) use(path);
  }
  // A set also visits what is added on the way.
  for (const path of used) {
    const code = files.get(path) ?? '';
    for (const [, name = ''] of code.matchAll(imports)) {
      use(findLiveModule(path, name, (one) => files.has(one)));
    }
    for (const [, names = ''] of code.matchAll(references)) {
      use(app?.modules.get(names.slice(1).split('.').slice(0, -1).join('/')));
    }
    for (const [, name] of code.matchAll(components)) {
      const part = parts.find(({ component }) => component === name);
      for (const one of part ? [part.schema, part.config, ...part.modules.values()] : []) use(one);
    }
  }
  return new Map([...files].filter(([path]) => used.has(path)));
}
