import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import type { Patch, PatchTarget } from './definePatch';

const loader = join(__dirname, 'rewriteLoader.cjs');

/** Something that a patch expects in the bundle. */
interface Expectation {
  patch: string;
  /** What is missing if it isn't there, for the message. */
  what: string;
  /** Whether a module's file, with its query, is the expected one. */
  isIn: (resource: string) => boolean;
}

/**
 * Bundler plugin: fails the build when a patch has nothing to change, which would otherwise go unnoticed. It looks at
 * the bundled modules rather than counting calls: what comes from the bundler's cache is not loaded again.
 */
function checkMatches(expectations: readonly Expectation[]) {
  const missing = (resources: readonly string[]) =>
    expectations
      .filter(({ isIn }) => !resources.some(isIn))
      .map(
        ({ patch, what }) =>
          `patches: ${patch} no longer matches: ${what}. Docusaurus or its bundler has changed; adapt the patch in plugins/delivery/patches, or delete it if it isn't needed any more.`,
      );
  return {
    apply(compiler: Compiler): void {
      // Once: in the development server a list of all modules takes a while, and an edit doesn't change what matches.
      let messages: string[] | undefined;
      compiler.hooks.thisCompilation.tap('patches', ({ errors, hooks }) => {
        hooks.finishModules.tap('patches', (modules) => {
          messages ??= missing(
            Array.from(modules, (one) => ('resource' in one ? `${one.resource}` : '')),
          );
          for (const message of messages) errors.push(new Error(message) as never);
        });
      });
    },
  };
}

interface Request {
  request: string;
  context: string;
}

/** Puts what all patches change in one build into a configuration of the bundler, with a check that each matches. */
export function toConfig(patches: readonly Patch[], target: PatchTarget) {
  const rules: object[] = [];
  const plugins: object[] = [];
  const expectations: Expectation[] = [];
  const { NormalModuleReplacementPlugin } = target.bundler;

  for (const { name, changes } of patches) {
    const found = changes?.(target);
    for (const [index, change] of (found?.rewrites ?? []).entries()) {
      const { file, rewrite, type, when = 'post' } = change;
      const ident = `${name}-${index}`;
      rules.push({
        test: file,
        enforce: when,
        ...(type && { type }),
        use: [{ loader, options: { rewrite, ident } }],
      });
      const isIn = (resource: string) => file.test(resource.replace(/\?.*/, ''));
      expectations.push({ patch: name, what: `no module has a file like ${file}`, isIn });
    }
    for (const { request, importedFrom, file } of found?.replacements ?? []) {
      const change = (asked: Request) => {
        if (importedFrom.test(asked.context)) asked.request = file;
      };
      plugins.push(new NormalModuleReplacementPlugin(request, change as never));
      const isIn = (bundled: string) => bundled === file;
      expectations.push({ patch: name, what: `nothing imports ${request}`, isIn });
    }
    plugins.push(...(found?.plugins ?? []));
  }
  return { module: { rules }, plugins: [...plugins, checkMatches(expectations)] };
}
