import { definePatch } from './definePatch';
import { type RuntimeCompiler, rewriteRuntime } from './support/rewriteRuntime';

/** What takes the place of modules of the bundler's runtime. */
const rewrites = {
  // The original also finds the global object of browsers that the site doesn't support.
  global: () => '__webpack_require__.g = globalThis;',
  // They tell tools which bundler made the file; nothing in the site asks.
  rspack_version: () => '',
  rspack_unique_id: () => '',
  // As in the original, a script that the page has already is waited for, and removed afterwards, so that the next try
  // after a failure requests it again. Without its limit of two minutes: the browser has one.
  load_script: () => `const pending = {};
__webpack_require__.l = (url, done) => {
  if (pending[url]) return void pending[url].push(done);
  const known = [...document.scripts].find((each) => each.getAttribute("src") === url);
  const script = known || document.createElement("script");
  pending[url] = [done];
  const finish = (event) => {
    const waiting = pending[url];
    delete pending[url];
    script.remove();
    for (const each of waiting) each(event);
  };
  script.addEventListener("load", finish);
  script.addEventListener("error", finish);
  if (known) return;
  script.src = url;
  document.head.append(script);
};`,
};

/** Bundler plugin: leaves out what browsers that the site supports don't need from the runtime. */
export class LeanRuntime {
  apply(compiler: RuntimeCompiler): void {
    rewriteRuntime(compiler, 'leanRuntime', rewrites);
  }
}

export const leanRuntime = definePatch({
  name: 'leanRuntime',
  reason: "The bundler's runtime is in every start, and supports browsers that the site doesn't.",
  writtenFor: { '@docusaurus/faster': '3.10.x' },
  changes: ({ isServer, isProduction }) =>
    isServer || !isProduction ? undefined : { plugins: [new LeanRuntime()] },
});
