import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { compileFunction } from 'node:vm';

interface Output {
  DTS: string;
  JS: string;
}

export interface Templates {
  apiCodegen(modules: string[]): Output;
  serverCodegen(options: { useTypeScript: boolean }): Output;
  dynamicDataModelDTS(): string;
  noSchemaDataModelDTS(): string;
}

const templateFiles = ['api', 'server', 'dataModel'];

/**
 * Generates what `npx convex codegen` writes, with the templates of the installed package. The templates only
 * need each other for this, so the rest of the CLI isn't loaded.
 */
export function loadTemplates(packageDir: string): Templates {
  const dir = join(packageDir, 'dist/cjs/cli/codegen_templates');
  const load = (name: string): object => {
    const file = join(dir, `${name}.js`);
    const module = { exports: {} };
    const need = (id: string) => (id === './common.js' ? load('common') : {});
    compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__dirname'], {
      filename: file,
    })(module, module.exports, need, dirname(file));
    return module.exports;
  };
  return Object.assign({}, ...templateFiles.map(load)) as Templates;
}

const moduleExtensions = /\.(?:ts|tsx|mts|js|jsx|mjs)$/;

/** Whether the CLI treats a file in the functions folder as a module of functions. */
function isModule(path: string, text: string): boolean {
  const base = posix.basename(path);
  if (!moduleExtensions.test(path) || path.startsWith('_generated/')) return false;
  if (base.startsWith('.') || base.startsWith('#') || path.includes(' ')) return false;
  if (/^schema\.[jt]s$/.test(base) || base.split('.').length > 2) return false;
  return /\.jsx?$/.test(base) || /^\s*(?:import|export)/m.test(text);
}

/** Lists the functions folders of a project. There is always at least one. */
export function functionsDirs(paths: Iterable<string>): string[] {
  const dirs = new Set<string>();
  for (const path of paths) {
    const match = /^(?:.*\/)?convex(?=\/)/.exec(path);
    if (match) dirs.add(match[0]);
  }
  return dirs.size > 0 ? [...dirs] : ['convex'];
}

/** Lists the folders of the components that a project defines itself. Each has its own generated files. */
function componentDirs(paths: Iterable<string>, dir: string): string[] {
  return [...paths]
    .filter((path) => path.startsWith(`${dir}/`) && path.endsWith('/convex.config.ts'))
    .map((path) => posix.dirname(path))
    .filter((folder) => folder !== dir);
}

/** What the generator adds to `api.js` when an app has components. */
const componentsJs = `
import { componentsGeneric } from "convex/server";
export const components = componentsGeneric();
`;

const untypedEnv = 'export declare const env: Record<string, string | undefined>;';

/**
 * The type of `env`. The real generator learns during a push which variables an app or a component declares; here
 * the compiler reads them from its definition.
 */
function envType(hasConfig: boolean, isComponent: boolean): string {
  const definition = 'typeof import("../convex.config.js").default';
  const fromDefinition = isComponent
    ? `import("convex/server").EnvFromDefinition<(${definition})["__env"]>`
    : `import("convex/server").EnvFromAppDefinition<${definition}>`;
  const declared = hasConfig ? fromDefinition : 'Record<string, string | undefined>';
  return `export declare const env: Readonly<Record<"CONVEX_CLOUD_URL" | "CONVEX_SITE_URL", string> & ${declared}>;`;
}

/** Generates the files of `_generated` for a project's app and its components, by path. */
export function generateFiles(
  templates: Templates,
  files: ReadonlyMap<string, string>,
): Map<string, string> {
  const generated = new Map<string, string>();
  const apps = functionsDirs(files.keys());
  const components = apps.flatMap((dir) => componentDirs(files.keys(), dir));
  for (const dir of [...apps, ...components]) {
    const isComponent = components.includes(dir);
    const nested = components.filter((folder) => folder.startsWith(`${dir}/`));
    const inside = [...files]
      .filter(([path]) => path.startsWith(`${dir}/`))
      .filter(([path]) => !nested.some((folder) => path.startsWith(`${folder}/`)))
      .map(([path, text]) => [path.slice(dir.length + 1), text] as const);
    const names = inside.filter(([path, text]) => isModule(path, text)).map(([path]) => path);
    const has = (name: string) =>
      inside.some(([path]) => new RegExp(`^${name}\\.[jt]s$`).test(path));
    const api = templates.apiCodegen(names.sort());
    const server = templates.serverCodegen({ useTypeScript: false });
    // The real generator learns during a push what an app's components export. Without a push their type is
    // `any`.
    const hasConfig = has('convex\\.config');
    const children = hasConfig ? 'Record<string, any>' : '{}';
    const outputs = {
      'api.d.ts': `${api.DTS}\nexport declare const components: ${children};\n`,
      'api.js': api.JS + componentsJs,
      'server.d.ts': server.DTS.replace(untypedEnv, envType(hasConfig, isComponent)),
      'server.js': server.JS,
      'dataModel.d.ts': has('schema')
        ? templates.dynamicDataModelDTS()
        : templates.noSchemaDataModelDTS(),
      ...(isComponent && {
        'component.d.ts': 'export type ComponentApi = Record<string, any>;\n',
      }),
    };
    for (const [name, text] of Object.entries(outputs)) {
      generated.set(`${dir}/_generated/${name}`, text);
    }
  }
  return generated;
}
