import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { product } from '../../../src/site/product';
import { supportedBrowsers } from '../../build';
import { livePackages } from '../engine/liveModules';

/**
 * The policy of the frame: only scripts of the site and its own worker, and no network at all. The frame puts the
 * site's origin in place of SITE, because Safari takes `'self'` for the frame's own origin, which a sandbox doesn't have.
 */
const policy = [
  "default-src 'none'",
  'script-src SITE blob:',
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src blob: data:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The license of the packages in the frame, which minifying removes. */
const licenses = `/*! Contains React (MIT license, Meta Platforms) and convex (Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0, ${product.name}). */\n`;

const target = supportedBrowsers.map(
  ({ name, version }) => name.replace('ios_saf', 'ios') + version,
);

/** Takes the exports of another module of the bundle in place of one of the package's sources. */
const external = (filter: RegExp, path: string): Plugin => ({
  name: 'live',
  setup: ({ onResolve }) => onResolve({ filter }, () => ({ path, external: true })),
});

/** Modules of the package that live samples don't need, by their path in its sources, and what replaces them. */
const replaced: Readonly<Record<string, string>> = {
  // Samples with sign-in bring it.
  'browser/sync/authentication_manager.ts': `export class AuthenticationManager {
    constructor(...parts) {
      const { Manager } = globalThis.liveExtra ?? {};
      if (Manager) return new Manager(...parts);
    }
    onTransition() {}
    onAuthError() {}
    stop() {}
    setConfig() { throw new Error("This live sample doesn't have sign-in."); }
  }`,
  // Only experimental Hooks ask it for pages, which samples can't import, but every transition goes through it.
  'browser/sync/paginated_query_client.ts': `export class PaginatedQueryClient {
    constructor(client, onTransition) {
      client.addOnTransitionHandler((transition) => onTransition({ ...transition, paginatedQueries: [] }));
    }
  }`,
};

/** Leaves out of the client what a sample can't use. */
const slimClient: Plugin = {
  name: 'slim-client',
  setup({ onLoad, onEnd }) {
    const left = new Set(Object.keys(replaced));
    for (const [name, contents] of Object.entries(replaced)) {
      const filter = new RegExp(`[\\\\/]${name.replaceAll('/', '[\\\\/]')}$`);
      onLoad({ filter }, () => {
        left.delete(name);
        return { contents, loader: 'ts' };
      });
    }
    onEnd(() => {
      const [gone] = left;
      if (gone === undefined) return;
      throw new Error(
        `live: convex doesn't have ${gone} anymore, or doesn't load it. Update plugins/live/build/bundleRuntime.ts.`,
      );
    });
  },
};

/** Compiles what all samples share, and returns the files by name. */
export async function bundleRuntime(siteDir: string): Promise<Map<string, string>> {
  const topic = join(siteDir, 'plugins/live');
  const convex = join(siteDir, 'node_modules/convex/src');
  /** The client's sources in its package, whose classes are shorter than the compiled ones. */
  const source = (name: string) => ({ [`convex/${name}`]: join(convex, name, 'index.ts') });

  const bundle = async (options: BuildOptions) => {
    const { outputFiles } = await build({
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      minify: true,
      target,
      jsx: 'automatic',
      logLevel: 'silent',
      legalComments: 'none',
      ...options,
    });
    return outputFiles?.[0]?.text.trim() ?? '';
  };
  /** Compiles a module into a function that takes its packages from the frame or the worker. */
  const bundleModule = async (options: BuildOptions) =>
    `function(require,module){${await bundle({ format: 'cjs', external: [...livePackages], ...options })}}`;
  const entryOf = (file: string) => ({ entryPoints: [join(topic, file)] });
  const minifySheet = async (file: string) => {
    const css = readFileSync(join(topic, file), 'utf8');
    const { code } = await transform(css, { loader: 'css', minify: true });
    return code.trim();
  };

  /** The frame's page; the rest of its styles comes from the page around it. */
  const frame = async () =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Live sample</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><script>document.write(\`<meta http-equiv="Content-Security-Policy" content="${policy}">\`.replace('SITE',location.origin))</script><style>${await minifySheet('frame/frame.css')}</style><body><script src="frame.js"></script></body></html>\n`;

  /** The script of the frame, which passes its own text on to its worker, so that there is one for both. */
  const runtime = async () => {
    const text = await bundle({
      ...entryOf('frame/runtime.ts'),
      alias: { ...source('react'), ...source('server'), ...source('values') },
      plugins: [slimClient],
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    });
    const script = `${licenses}function liveRuntime(){${text}}liveRuntime();\n`;
    // Minifies what esbuild has minified: 2.5 % less, when compressed. Comments that start with `!` stay.
    const options = { compress: true, mangle: true, format: { comments: 'some' } } as const;
    return (await minify(script, { ...options, ecma: 2020 })).code;
  };

  const steps = async () => {
    const define = { stepsSheet: JSON.stringify(await minifySheet('frame/steps.css')) };
    const worker = await bundleModule(entryOf('frame/Stepper.ts'));
    const panel = await bundleModule({ ...entryOf('frame/Steps.tsx'), define });
    return `var liveExtra={worker:${worker},panel:${panel}};\n`;
  };

  /** The client's own handling of tokens, and its components. */
  const auth = async () => {
    const contents = `
export { AuthenticationManager } from './browser/sync/authentication_manager.ts';
export { ConvexProviderWithAuth, useConvexAuth } from './react/ConvexAuthState.tsx';
export { Authenticated, AuthLoading, AuthRefreshing, Unauthenticated } from './react/auth_helpers.tsx';`;
    const client = await bundleModule({
      stdin: { contents, resolveDir: convex, loader: 'ts' },
      // The frame has it, and there can be only one of its contexts.
      plugins: [external(/^\.\/client\.js$/, 'convex/react')],
    });
    return `${licenses}var liveExtra={imports:function(imports){
var own={exports:{}};(${client})(function(name){return imports[name]},own);
liveExtra.Manager=own.exports.AuthenticationManager;
return Object.assign({},imports,{"convex/react":Object.assign({},imports["convex/react"],own.exports)})}};\n`;
  };

  /** What joins an app and its components, which get a `convex/server` each: its system calls say who makes them. */
  const components = async () => {
    const contents = `
export { componentsGeneric } from 'convex/server';
export * from './packages/convexServer';`;
    const server = await bundle({
      stdin: { contents, resolveDir: join(topic, 'frame'), loader: 'ts' },
      format: 'cjs',
      external: ['convex/values'],
      // The system calls that it makes, which are the parameter of its function below.
      define: { Convex: 'calls' },
      alias: source('server'),
      // Its errors are the ones that samples can import.
      plugins: [external(/\/values\/errors\.js$/, 'convex/values')],
    });
    // The worker gets the text of both functions, with the functions of the sample in between.
    return `${licenses}var liveExtra={join:function(sample){
var factories=Object.entries(sample.components).map(([name,one])=>name+":"+one),worker=${await bundleModule(entryOf('frame/joinComponents.ts'))};
return "function(require,module){var own={exports:{}};("+worker+")(require,own);module.exports=own.exports.joinComponents("+sample.backend+",{"+factories+"},"+server+",require)}";
function server(require,module,calls){${server}}}};\n`;
  };

  const files = {
    'frame.html': frame(),
    'frame.js': runtime(),
    'steps.js': steps(),
    'components.js': components(),
    'auth.js': auth(),
    'editor.css': minifySheet('ui/editor.css'),
  };
  const named = Object.entries(files).map(async ([name, text]) => [name, await text] as const);
  return new Map(await Promise.all(named));
}
