import { transform } from 'sucrase';
import {
  type BackendPart,
  backendParts,
  exportedComponent,
  extraOf,
  findLiveModule,
  generatedCode,
  type LiveSource,
  liveImportTarget,
  livePackages,
} from './liveModules';

/** What is wrong with the code of a sample. */
export class Fault extends Error {
  readonly path: string;
  readonly line: number;

  constructor(path: string, line: number, message: string) {
    super(message);
    this.path = path;
    this.line = line;
  }
}

interface CompiledModule {
  code: string;
  /** Where its imports lead to, unless to a package. */
  links: Record<string, string>;
}

const requires = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/** Compiles one file. Every line stays where it is. */
function transformFile(path: string, code: string): string {
  try {
    return transform(code, {
      transforms: /x$/.test(path) ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    // Unfinished code ends after the last line that a reader sees.
    const lines = code.trimEnd().split('\n').length;
    const text = `${message.replace(/ ?\(\d+:\d+\)$/, '')}.`.replace(/\.\.$/, '.');
    throw new Fault(path, Math.min(loc?.line ?? lines, lines), text);
  }
}

/** Compiles the files that can be reached from the given ones, and finds out where their imports lead to. */
function compileModules(
  entries: readonly string[],
  codeOf: ReadonlyMap<string, string>,
  hasComponents = false,
): ReadonlyMap<string, CompiledModule> {
  const paths = new Set(entries);
  const modules = new Map<string, CompiledModule>();
  for (const path of paths) {
    const source = codeOf.get(path) ?? generatedCode(path, hasComponents) ?? '';
    const code = transformFile(path, source);
    const links: Record<string, string> = {};
    for (const { 2: name = '', index } of code.matchAll(requires)) {
      if (livePackages.includes(name)) continue;
      const found = findLiveModule(path, name, (one) => codeOf.has(one));
      if (found === undefined) {
        const message = name.startsWith('.')
          ? `The sample doesn't have a file ${liveImportTarget(path, name)}.`
          : `Live samples can't import the package ${name}.`;
        throw new Fault(path, code.slice(0, index).split('\n').length, message);
      }
      links[name] = found;
      paths.add(found);
    }
    modules.set(path, { code, links });
  }
  return modules;
}

/** Runs each module once, when it is first needed. Its text becomes part of the script. */
const linker =
  'var __cache={},__load=function(path){var own=__cache[path];if(own)return own.exports;own=__cache[path]={exports:{}};__modules[path](function(name){var to=__links[path][name];return to?__load(to):require(name)},own,own.exports);return own.exports};';

function compileSample({ preview, steps, files }: LiveSource): string {
  const codeOf = new Map(files.map(({ path, code }) => [path, code]));
  const [app, ...components] = backendParts(codeOf);
  const extra = extraOf(steps, codeOf);
  const component = exportedComponent(codeOf.get(preview) ?? '');
  if (component === undefined) {
    const message = 'This file has to export the component, for example `export function App()`.';
    throw new Fault(preview, 1, message);
  }
  let text = '';
  const quote = (value: string) => JSON.stringify(value);

  const addModules = (modules: ReadonlyMap<string, CompiledModule>) => {
    const links = Object.fromEntries([...modules].map(([path, one]) => [path, one.links]));
    text += `var __links=${JSON.stringify(links)},__modules={`;
    for (const [path, { code }] of modules) {
      text += `${quote(path)}:function(require,module,exports){\n${code}\n},`;
    }
    text += `};${linker}`;
  };
  const addPart = ({ schema, modules }: BackendPart) => {
    const entries = [...(schema ? [schema] : []), ...modules.values()];
    text += 'function(require,module){';
    addModules(compileModules(entries, codeOf, components.length > 0));
    const names = [...modules].map(([name, path]) => `${quote(name)}:__load(${quote(path)})`);
    const schemaOf = schema ? `schema:__load(${quote(schema)}).default,` : '';
    text += `module.exports={${schemaOf}modules:{${names.join()}}};},`;
  };

  text += `runLiveSample({component:${quote(component)},${extra ? `extra:${quote(extra)},` : ''}backend:`;
  if (app) addPart(app);
  if (components.length > 0) {
    text += 'components:{';
    for (const part of components) {
      text += `${quote(part.component)}:`;
      addPart(part);
    }
    text += '},';
  }
  text += 'app:function(require,module,sessionStorage,localStorage){';
  addModules(compileModules([preview], codeOf));
  return `${text}module.exports=__load(${quote(preview)})}});\n`;
}

/**
 * Compiles a sample, as it is or as its reader has edited it. Nothing of the code runs here, only in the frame.
 * @returns the script for the frame, or what is wrong with the code
 */
export function compile(source: LiveSource): string | Fault {
  try {
    return compileSample(source);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
