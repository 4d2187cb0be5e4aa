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
} from '@site/src/lib/liveModules';
import { transform } from 'sucrase';

/** A mistake in a file of a sample. */
export interface Fault {
  path: string;
  line: number;
  message: string;
}

/** A script that runs edited code in the frame. */
export interface EditedScript {
  text: string;
  /** Finds what a line of the script comes from; nothing for lines that no file has. */
  locate(line: number): Omit<Fault, 'message'> | undefined;
}

interface CompiledModule {
  code: string;
  /** Where its imports lead to, unless to a package. */
  links: Record<string, string>;
}

/** A fault on its way to the caller of `compile`. */
class FaultError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

const requires = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

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
    throw new FaultError({
      path,
      line: Math.min(loc?.line ?? lines, lines),
      message: `${message.replace(/ ?\(\d+:\d+\)$/, '')}.`.replace(/\.\.$/, '.'),
    });
  }
}

/** Compiles a file and finds out where its imports lead to. */
function compileModule(
  path: string,
  codeOf: ReadonlyMap<string, string>,
  hasComponents: boolean,
): CompiledModule {
  const code = transformFile(path, codeOf.get(path) ?? generatedCode(path, hasComponents) ?? '');
  const links: Record<string, string> = {};
  for (const { 2: name = '', index } of code.matchAll(requires)) {
    if (livePackages.includes(name)) continue;
    const found = findLiveModule(path, name, (one) => codeOf.has(one));
    if (found === undefined) {
      throw new FaultError({
        path,
        line: lineAt(code, index),
        message: name.startsWith('.')
          ? `The sample doesn't have a file ${liveImportTarget(path, name)}.`
          : `Live samples can't import the package ${name}.`,
      });
    }
    links[name] = found;
  }
  return { code, links };
}

/** Compiles the files that can be reached from the given ones. */
function compileModules(
  entries: readonly string[],
  codeOf: ReadonlyMap<string, string>,
  hasComponents = false,
) {
  const paths = new Set(entries);
  const modules = new Map<string, CompiledModule>();
  for (const path of paths) {
    const compiled = compileModule(path, codeOf, hasComponents);
    modules.set(path, compiled);
    for (const target of Object.values(compiled.links)) paths.add(target);
  }
  return modules;
}

/** Runs each module once, when it is first needed. Its text becomes part of the script. */
const linker =
  'var __cache={},__load=function(path){var own=__cache[path];if(own)return own.exports;own=__cache[path]={exports:{}};__modules[path](function(name){var to=__links[path][name];return to?__load(to):require(name)},own,own.exports);return own.exports};';

/** Puts a script together, and remembers the file of each of its lines. */
class ScriptText {
  #text = '';
  readonly #places: { path: string; first: number; count: number }[] = [];

  add(text: string): void {
    this.#text += text;
  }

  /** Adds modules as the variables that the linker uses. */
  addModules(modules: ReadonlyMap<string, CompiledModule>): void {
    const links = [...modules].map(([path, one]) => [path, one.links]);
    this.add(`var __links=${JSON.stringify(Object.fromEntries(links))},__modules={`);
    for (const [path, { code }] of modules) {
      this.add(`${JSON.stringify(path)}:function(require,module,exports){\n`);
      const first = this.#text.split('\n').length;
      this.#places.push({ path, first, count: code.split('\n').length });
      this.add(`${code}\n},`);
    }
    this.add(`};${linker}`);
  }

  end(): EditedScript {
    return {
      text: this.#text,
      locate: (line) => {
        const place = this.#places.find(
          ({ first, count }) => line >= first && line < first + count,
        );
        return place && { path: place.path, line: line - place.first + 1 };
      },
    };
  }
}

function compileSample({ preview, steps, files }: LiveSource): EditedScript {
  const codeOf = new Map(files.map(({ path, code }) => [path, code]));
  const parts = backendParts(codeOf);
  const extra = extraOf(steps, codeOf);
  const component = exportedComponent(codeOf.get(preview) ?? '');
  if (component === undefined) {
    const message = 'This file has to export the component, for example `export function App()`.';
    throw new FaultError({ path: preview, line: 1, message });
  }
  const script = new ScriptText();
  const addPart = ({ schema, modules }: BackendPart) => {
    const entries = [...modules.values()];
    const compiled = compileModules(
      schema ? [schema, ...entries] : entries,
      codeOf,
      parts.length > 1,
    );
    const names = [...modules].map(
      ([name, path]) => `${JSON.stringify(name)}:__load(${JSON.stringify(path)})`,
    );
    script.add('function(require,module){');
    script.addModules(compiled);
    const schemaOf = schema ? `schema:__load(${JSON.stringify(schema)}).default,` : '';
    script.add(`module.exports={${schemaOf}modules:{${names.join()}}};},`);
  };
  script.add(
    `runLiveSample({component:${JSON.stringify(component)},${extra ? `extra:${JSON.stringify(extra)},` : ''}backend:`,
  );
  const [app, ...components] = parts;
  if (app) addPart(app);
  if (components.length > 0) {
    script.add('components:{');
    for (const part of components) {
      script.add(`${JSON.stringify(part.component)}:`);
      addPart(part);
    }
    script.add('},');
  }
  script.add('app:function(require,module,sessionStorage,localStorage){');
  script.addModules(compileModules([preview], codeOf));
  script.add(`module.exports=__load(${JSON.stringify(preview)})}});\n`);
  return script.end();
}

/** Compiles a sample as its reader has edited it. Nothing of the code runs here, only in the frame. */
export function compile(source: LiveSource): EditedScript | Fault {
  try {
    return compileSample(source);
  } catch (error) {
    if (error instanceof FaultError) return error.fault;
    throw error;
  }
}
