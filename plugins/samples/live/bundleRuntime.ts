import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import { type Plugin, transform } from 'esbuild';
import { livePackages } from '../../../src/lib/liveModules';
import { product } from '../../../src/site/product';
import { bundleAuth } from './bundleAuth';
import { bundleCode } from './bundleCode';
import { slimClient } from './slimClient';

const feature = 'src/features/live';

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

function bundleScript(siteDir: string, entry: string, plugins: Plugin[] = []): Promise<string> {
  return bundleCode({
    plugins,
    entryPoints: [join(siteDir, feature, entry)],
    absWorkingDir: siteDir,
    format: 'iife',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  });
}

/** Compiles a module of `steps/` into the body of a function that takes its packages from the frame or the worker. */
async function bundleModule(siteDir: string, entry: string, stepsSheet: string): Promise<string> {
  const code = await bundleCode({
    entryPoints: [join(siteDir, feature, entry)],
    absWorkingDir: siteDir,
    format: 'cjs',
    external: [...livePackages],
    define: { stepsSheet: JSON.stringify(stepsSheet) },
  });
  return `function(require,module){${code.trim()}}`;
}

/** Compiles what only samples with steps load. */
async function bundleSteps(siteDir: string): Promise<string> {
  const sheet = await minifyCss(readFileSync(join(siteDir, feature, 'steps/steps.css'), 'utf8'));
  const [worker, panel] = await Promise.all([
    bundleModule(siteDir, 'steps/worker.ts', ''),
    bundleModule(siteDir, 'steps/Steps.tsx', sheet),
  ]);
  return `var liveExtra={worker:${worker},panel:${panel}};\n`;
}

/** Bundles `convex/server` from the package's sources. Its errors are the ones that samples can import. */
function serverOfComponents(siteDir: string): Plugin {
  const folder = realpathSync(join(siteDir, 'node_modules/convex/src'));
  return {
    name: 'server-of-components',
    setup(build) {
      build.onResolve({ filter: /^convex\/server$/ }, () => ({
        path: join(folder, 'server/index.ts'),
        sideEffects: false,
      }));
      build.onResolve({ filter: /\/values\/errors\.js$/ }, () => ({
        path: 'convex/values',
        external: true,
      }));
    },
  };
}

/** Compiles what only samples with components load. */
async function bundleComponents(siteDir: string): Promise<string> {
  const bundle = (entry: string, plugins: Plugin[] = []) =>
    bundleCode({
      entryPoints: [join(siteDir, feature, 'components', entry)],
      absWorkingDir: siteDir,
      format: 'cjs',
      external: ['convex/values'],
      // The system calls that `convex/server` makes, which are the parameter of its function below.
      define: { Convex: 'calls' },
      legalComments: 'none',
      plugins,
    });
  const [worker, server] = await Promise.all([
    bundle('worker.ts'),
    bundle('server.ts', [serverOfComponents(siteDir)]),
  ]);
  // The worker gets the text of both functions, with the functions of the sample in between.
  return `${licenses}var liveExtra={join:function(sample){
var factories=Object.entries(sample.components).map(([name,one])=>name+":"+one);
return "function(require,module){var own={exports:{}};("+worker+")(require,own);module.exports=own.exports.joinComponents("+sample.backend+",{"+factories+"},"+server+",require)}";
function worker(require,module){${worker.trim()}}
function server(require,module,calls){${server.trim()}}}};\n`;
}

/** Minifies what esbuild has minified: 2.5 % less, when compressed. Comments that start with `!` stay. */
async function shorten(script: string): Promise<string> {
  const { code } = await minify(script, {
    compress: true,
    mangle: true,
    ecma: 2020,
    format: { comments: 'some' },
  });
  return code;
}

async function minifyCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}

async function frameHtml(siteDir: string): Promise<string> {
  // The rest comes from the page.
  const minified = await minifyCss(readFileSync(join(siteDir, feature, 'frame/frame.css'), 'utf8'));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Live sample</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><script>document.write(\`<meta http-equiv="Content-Security-Policy" content="${policy}">\`.replace('SITE',location.origin))</script><style>${minified}</style><body><script src="frame.js"></script></body></html>\n`;
}

/** Compiles what all samples share, and returns the files by name. */
export async function bundleRuntime(siteDir: string): Promise<Map<string, string>> {
  const editorSheet = readFileSync(join(siteDir, feature, 'editor/editor.css'), 'utf8');
  const [code, edited, steps, components, auth, html, css] = await Promise.all([
    bundleScript(siteDir, 'runtime.ts', [slimClient(siteDir)]),
    bundleScript(siteDir, 'frame/edited.ts'),
    bundleSteps(siteDir),
    bundleComponents(siteDir),
    bundleAuth(siteDir, feature),
    frameHtml(siteDir),
    minifyCss(editorSheet),
  ]);
  // The frame passes the function's text on to its worker, so that there is one script for both.
  const script = await shorten(`${licenses}function liveRuntime(){${code}}liveRuntime();\n`);
  return new Map([
    ['frame.html', html],
    ['frame.js', script],
    ['edited.js', edited],
    ['steps.js', steps],
    ['components.js', components],
    ['auth.js', licenses + auth],
    ['editor.css', css],
  ]);
}
