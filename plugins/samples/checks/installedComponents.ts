import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A component of a package that an app installs, directly or through another component. */
export interface InstalledComponent {
  /** Names from the app down to the component: `rag/workpool`. */
  path: string;
  /** The package that it comes from. */
  packageName: string;
}

const imports = /^import (\w+) from ["']((?:@[\w.-]+\/)?[\w.-]+)\/convex\.config(?:\.js)?["']/gm;
const uses = /^\s*\w+\.use\(\s*(\w+)\s*(?:,\s*\{[^}]*?\bname:\s*["'](\w+)["'])?/gm;

/** Where packages of components keep the code that runs in a deployment. */
const sourceFolder = (packageName: string) => `node_modules/${packageName}/src/component`;

/**
 * Lists the components that a `convex.config.ts` installs from packages, with their own. Components that the
 * project defines itself and packages without source are left out.
 */
export function findComponents(
  config: string,
  packagesRoot: string,
  parents: readonly string[] = [],
): InstalledComponent[] {
  const packages = new Map(
    [...config.matchAll(imports)].map(([, name = '', packageName = '']) => [name, packageName]),
  );
  return [...config.matchAll(uses)].flatMap(([, used = '', givenName]) => {
    const packageName = packages.get(used);
    if (packageName === undefined) return [];
    const file = join(packagesRoot, sourceFolder(packageName), 'convex.config.ts');
    if (!existsSync(file)) return [];
    const own = readFileSync(file, 'utf8');
    const name = givenName ?? /\bdefineComponent\(\s*["'](\w+)["']/.exec(own)?.[1];
    if (name === undefined) throw new Error(`samples: ${file} doesn't name its component.`);
    const path = [...parents, name];
    return [{ path: path.join('/'), packageName }, ...findComponents(own, packagesRoot, path)];
  });
}

/**
 * Creates a module that registers components with convex-test from the sources in their packages, which not all
 * packages do themselves.
 * @param toRoot the way from the module's folder to the folder with `node_modules`
 */
export function registrationModule(components: InstalledComponent[], toRoot: string): string {
  const parts = components.map(({ path, packageName }, index) => {
    const folder = posix.join(toRoot, sourceFolder(packageName));
    const globs = [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`];
    return {
      load: `import schema${index} from ${JSON.stringify(`${folder}/schema`)};\n`,
      call:
        `  t.registerComponent(${JSON.stringify(path)}, schema${index}, ` +
        `import.meta.glob(${JSON.stringify(globs)}, { exhaustive: true }));\n`,
    };
  });
  return [
    '// @ts-nocheck\n',
    ...parts.map(({ load }) => load),
    'export function registerComponents(t) {\n',
    ...parts.map(({ call }) => call),
    '}\n',
  ].join('');
}
