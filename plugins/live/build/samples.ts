import { transform } from 'esbuild';
import { liveSampleName, type ParsedPage } from '../../content';
import { filesAt } from '../../samples';
import { compile } from '../engine/compile';
import { authImports, backendParts, findLiveModule, type LiveSource } from '../engine/liveModules';
import { imports } from '../frame/imports';

export interface LiveSample {
  /** Its name among all samples, which is also the name of its file. */
  name: string;
  /** Where the page has it, for errors: `docs/realtime.mdx:12`. */
  place: string;
  source: LiveSource;
}

const importedPaths = /\b(?:from|import)\s*["']([^"']+)["']/g;
const references = /\b(?:api|internal)((?:\.\w+)+)/g;
const componentNames = /\bcomponents\.(\w+)/g;

/** Code that replaces something global, such as `fetch`, also without being named. */
const replacesGlobal = /^globalThis[.]\w+ =/m;

/**
 * The files that a sample consists of: its component, the functions that this calls or imports, what those call or
 * import, the schema and the seed. A page can have others, for example with packages that live samples don't have.
 * @param files all files of the page, by path
 */
function usedFiles(preview: string, files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const parts = backendParts(files);
  const [app] = parts;
  const used = new Set([preview]);
  const use = (path: string | undefined) => {
    if (path !== undefined && files.has(path)) used.add(path);
  };
  use(app?.schema);
  for (const [name, path] of app?.modules ?? []) {
    if (name === 'seed' || replacesGlobal.test(files.get(path) ?? '')) use(path);
  }
  // A set also visits what is added on the way.
  for (const path of used) {
    const code = files.get(path) ?? '';
    for (const [, name = ''] of code.matchAll(importedPaths)) {
      use(findLiveModule(path, name, (one) => files.has(one)));
    }
    for (const [, names = ''] of code.matchAll(references)) {
      use(app?.modules.get(names.slice(1).split('.').slice(0, -1).join('/')));
    }
    for (const [, name] of code.matchAll(componentNames)) {
      const part = parts.find(({ component }) => component === name);
      for (const one of part ? [part.schema, part.config, ...part.modules.values()] : []) use(one);
    }
  }
  return used;
}

/** Finds the samples of a page, each with the files that a reader has seen where it is. The schema comes last. */
export function readSamples({ file, live, fences }: ParsedPage): LiveSample[] {
  return live.map(({ preview, steps, line }, index) => {
    const parts = filesAt(fences, line);
    const codeOf = new Map(
      [...parts].map(([path, own]) => [path, own.map(({ code }) => code).join('\n')]),
    );
    const used = usedFiles(preview, codeOf);
    const schema = backendParts(codeOf)[0]?.schema;
    const files = [...codeOf]
      .filter(([path]) => used.has(path))
      .map(([path, code]) => {
        const isShown = parts.get(path)?.some(({ meta }) => !meta.hidden) ?? false;
        // What readers change elsewhere has to match the schema, so they can edit it too.
        return { path, code, isShown: isShown || path === schema };
      })
      .sort((a, b) => Number(a.path === schema) - Number(b.path === schema));
    return {
      name: liveSampleName(file, index),
      place: `${file}:${line}`,
      source: { preview, ...(steps && { steps }), files },
    };
  });
}

const namedImports = /^import \{([^}]*)\} from ["']([^"']+)["']/gm;

/** Finds a name that a sample imports of a package and that the frame doesn't have. */
function missingName({ files }: LiveSource): string | undefined {
  for (const { path, code } of files) {
    if (/\bconvex\.config\.[jt]s$/.test(path)) continue;
    for (const [, names = '', from = ''] of code.matchAll(namedImports)) {
      const known = [...Object.keys(imports[from] ?? {}), ...authImports];
      const imported = names.split(',').map((one) => one.trim().replace(/ as .*/s, ''));
      const missing = imported.find(
        (one) => one !== '' && !one.startsWith('type ') && !known.includes(one),
      );
      if (imports[from] && missing) return `${missing} of ${from} (${path})`;
    }
  }
  return undefined;
}

/**
 * Compiles a sample into a classic script, as its editor does. The frame has no origin, so it can't load modules.
 * @throws an error with the place of the sample on its page
 */
export async function bundleSample({ place, source }: LiveSample): Promise<string> {
  const missing = missingName(source);
  if (missing !== undefined) {
    throw new Error(
      `live: ${place}: Live samples don't have ${missing}. Do without it, or add it to plugins/live/frame/packages, which costs every reader of a live sample its size.`,
    );
  }
  const result = compile(source);
  if (typeof result !== 'string') {
    const { path, line, message } = result;
    throw new Error(
      `live: ${place}: ${path}:${line}: ${message} A sample consists of the fences before <Live>. Write what it uses of another package into a hidden fence with the title node_modules/<package>/index.ts.`,
    );
  }
  const { code } = await transform(result, { minify: true });
  return code;
}
