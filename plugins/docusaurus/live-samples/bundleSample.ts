import { build, type Plugin } from 'esbuild';
import {
  backendModules,
  exportedComponent,
  findLiveModule,
  generatedModules,
  liveImportTarget,
  livePackages,
  moduleName,
} from '../../../src/lib/liveModules';
import type { LiveSample } from './readSamples';

/** Finds the files of a sample in memory. */
function sampleFiles({ files }: LiveSample, entries: ReadonlyMap<string, string>): Plugin {
  const namespace = 'sample';
  return {
    name: 'live-samples',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return { path, namespace };
        if (livePackages.includes(path)) return { path, external: true };
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
        const contents = entries.get(path) ?? generatedModules[path] ?? files.get(path) ?? '';
        return { contents, loader: /x$/.test(path) ? 'tsx' : 'ts' };
      });
    },
  };
}

async function compile(sample: LiveSample, entry: string, code: string) {
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [entry],
      plugins: [sampleFiles(sample, new Map([[entry, code]]))],
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'cjs',
      target: 'es2022',
      jsx: 'automatic',
      logLevel: 'silent',
    });
    return { text: (outputFiles[0]?.text ?? '').trim(), metafile };
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location?: { file: string; line: number } }[] })
        .errors ?? [];
    const at = first?.location
      ? ` (${first.location.file.replace(/^sample:/, '')}:${first.location.line})`
      : '';
    throw new Error(`live-samples: ${sample.place}: ${first?.text ?? String(error)}${at}`);
  }
}

/** Imports everything that a backend consists of. */
function backendEntry({ files }: LiveSample): string {
  const { schema, modules } = backendModules([...files.keys()]);
  const names = modules.map(moduleName);
  return [
    ...modules.map((path, index) => `import * as m${index} from "./${path}";`),
    schema ? `export { default as schema } from "./${schema}";` : '',
    `export const modules = { ${names.map((name, index) => `${JSON.stringify(name)}: m${index}`).join(', ')} };`,
  ].join('\n');
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
 * Compiles a sample into a classic script, because the frame has no origin from which it could load modules.
 * @throws an error with the place of the sample on its page
 */
export async function bundleSample(sample: LiveSample): Promise<string> {
  const component = componentOf(sample);
  const entry = `export * from "./${sample.preview}";${component === 'default' ? `export { default } from "./${sample.preview}";` : ''}`;
  const [backend, app] = await Promise.all([
    compile(sample, 'backend-entry.ts', backendEntry(sample)),
    compile(sample, 'app-entry.tsx', entry),
  ]);
  return `runLiveSample({component:${JSON.stringify(component)},backend:function(require,module){${backend.text}},app:function(require,module,sessionStorage,localStorage){${app.text}}});\n`;
}
