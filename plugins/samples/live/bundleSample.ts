import type { Plugin } from 'esbuild';
import { imports as componentImports } from '../../../src/features/live/components/imports';
import { imports as appImports } from '../../../src/features/live/frame/imports';
import { imports as backendImports } from '../../../src/features/live/worker/imports';
import {
  authImports,
  type BackendPart,
  backendParts,
  exportedComponent,
  extraOf,
  findLiveModule,
  generatedCode,
  liveImportTarget,
  livePackages,
} from '../../../src/lib/liveModules';
import { bundleCode } from './bundleCode';
import type { LiveSample } from './readSamples';

/** What the component of a sample with sign-in can import. */
const appImportsWithAuth = {
  ...appImports,
  'convex/react': {
    ...(appImports['convex/react'] as object),
    ...Object.fromEntries(authImports.map((name) => [name, undefined])),
  },
};

/** One half of a sample: its functions or its component. */
interface Half {
  entry: string;
  code: string;
  /** What it can import, by package, and the file that lists it. */
  imports: Readonly<Record<string, unknown>>;
  importsFile: string;
  /** Whether it is the functions of a sample with components. */
  hasComponents?: boolean;
}

/** A module between a sample and a package, with the names that the frame has: the bundler reports all others. */
function exportNames(path: string, content: unknown): string {
  const names = new Set(['default', ...Object.keys(content ?? {})]);
  return `export { ${[...names].join(', ')} } from "${path}";`;
}

/** Finds the files of a sample in memory. Packages stay outside the bundle. */
function sampleFiles({ files }: LiveSample, half: Half): Plugin {
  const { entry, code, imports, hasComponents } = half;
  const namespace = 'sample';
  return {
    name: 'live-samples',
    setup(builder) {
      builder.onResolve({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      builder.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return { path, namespace };
        if (livePackages.includes(path)) return { path, namespace: 'package', sideEffects: false };
        const found = findLiveModule(importer, path, (one) => files.has(one));
        if (found !== undefined) return { path: found, namespace };
        return {
          errors: [
            {
              text: path.startsWith('.')
                ? `The page has no file ${liveImportTarget(importer, path)}. Add a fence with this title, or fix the import.`
                : `Live samples don't have the package ${path}. Do without it, or write what the sample uses of it into a hidden fence with the title node_modules/${path}/index.ts.`,
            },
          ],
        };
      });
      builder.onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const contents =
          path === entry ? code : (generatedCode(path, hasComponents) ?? files.get(path) ?? '');
        return { contents, loader: /x$/.test(path) ? 'tsx' : 'ts' };
      });
      builder.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
        contents: exportNames(path, imports[path]),
      }));
    },
  };
}

/** Says what the bundler reports about an import in the words of a writer. */
function explain(text: string, importsFile: string): string {
  const [, from, name] =
    /^No matching export in "package:(.+)" for import "(.+)"$/.exec(text) ?? [];
  if (name === undefined) return text;
  return `Live samples don't have ${name} of ${from}. Do without it, or add it to ${importsFile}, which costs every reader of a live sample its size.`;
}

/** Compiles one half of a sample, and checks its imports. */
async function compile(sample: LiveSample, half: Half): Promise<string> {
  try {
    const code = await bundleCode({
      entryPoints: [half.entry],
      plugins: [sampleFiles(sample, half)],
      format: 'cjs',
    });
    return code.trim();
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location?: { file: string; line: number } }[] })
        .errors ?? [];
    const at = first?.location
      ? ` (${first.location.file.replace(/^sample:/, '')}:${first.location.line})`
      : '';
    const reason = first ? explain(first.text, half.importsFile) : String(error);
    throw new Error(`live-samples: ${sample.place}: ${reason}${at}`);
  }
}

/** Imports everything that an app or a component consists of. */
function backendEntry({ schema, modules }: BackendPart): string {
  const names = [...modules.keys()];
  return [
    ...[...modules.values()].map((path, index) => `import * as m${index} from "./${path}";`),
    schema ? `export { default as schema } from "./${schema}";` : '',
    `export const modules = { ${names.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`,
  ].join('\n');
}

/** Compiles the functions of the app and of each component. */
function compileBackend(sample: LiveSample): Promise<string[]> {
  const parts = backendParts(sample.files);
  const hasComponents = parts.length > 1;
  const code = parts.map((part) =>
    compile(sample, {
      entry: 'backend-entry.ts',
      code: backendEntry(part),
      imports: hasComponents ? componentImports : backendImports,
      importsFile: hasComponents
        ? 'src/features/live/components/imports.ts'
        : 'src/features/live/worker/imports.ts',
      hasComponents,
    }).then(
      (text) =>
        `${part.component === '' ? 'backend' : JSON.stringify(part.component)}:function(require,module){${text}}`,
    ),
  );
  return Promise.all(code);
}

/** The export of a preview's module that is the component. */
function componentOf({ place, preview, files }: LiveSample): string {
  const code = files.get(preview);
  if (code === undefined) {
    throw new Error(
      `live-samples: ${place}: the page has no fence title="${preview}" before <Live preview="${preview}" />.`,
    );
  }
  const name = exportedComponent(code);
  if (name === undefined) {
    throw new Error(`live-samples: ${place}: ${preview} doesn't export a component.`);
  }
  return name;
}

/**
 * Compiles a sample into a classic script. The frame has no origin, so it can't load modules.
 * @throws an error with the place of the sample on its page
 */
export async function bundleSample(sample: LiveSample): Promise<string> {
  const component = componentOf(sample);
  const entry = `export * from "./${sample.preview}";${component === 'default' ? `export { default } from "./${sample.preview}";` : ''}`;
  const [[backend, ...components], app] = await Promise.all([
    compileBackend(sample),
    compile(sample, {
      entry: 'app-entry.tsx',
      code: entry,
      imports: extraOf(sample.steps, sample.files) === 'auth' ? appImportsWithAuth : appImports,
      importsFile: 'src/features/live/frame/imports.ts',
    }),
  ]);
  const extra = extraOf(sample.steps, sample.files);
  const extras = [
    extra ? `extra:${JSON.stringify(extra)},` : '',
    components.length > 0 ? `components:{${components.join()}},` : '',
  ].join('');
  return `runLiveSample({component:${JSON.stringify(component)},${extras}${backend},app:function(require,module,sessionStorage,localStorage){${app}}});\n`;
}
