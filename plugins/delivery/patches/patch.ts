import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { escapeRegExp } from '../../../src/lib/escape';

/** The build that a patch changes: Docusaurus makes one for browsers and one for HTML, per locale. */
export interface PatchTarget {
  isServer: boolean;
  isProduction: boolean;
  context: LoadContext;
}

/** Changes the text of a module before it is bundled. */
interface ModuleRewrite {
  /** Of the module's file, with the separators of any system. */
  file: RegExp;
  /** @throws when the module doesn't have the shape that it was written for */
  rewrite: (source: string, request: ModuleRequest) => string;
  /** The type of the new text, where it differs from the file's. */
  type?: 'json' | 'javascript/auto';
  /** `pre` for text that the bundler's own loaders must see changed. @defaultValue `post` */
  when?: 'pre' | 'post';
}

/** What a rewrite can ask about the module that is being loaded. */
export interface ModuleRequest {
  /** With its `?`, or empty. */
  resourceQuery: string;
  /** Loads the module anew when this file changes. */
  addDependency: (file: string) => void;
}

interface PatchChanges {
  rewrites: ModuleRewrite[];
  /** Bundler plugins; each fails the build when it doesn't find what it changes. */
  plugins?: object[];
}

/** A change to how Docusaurus or its bundler works that takes more than a text (textPatches.ts). */
export interface Patch {
  name: string;
  /** What is better with it. */
  why: string;
  /** The changes for one build; `undefined` where the patch has nothing to do. */
  changes: (target: PatchTarget) => PatchChanges | undefined;
}

/** Matches a file that Docusaurus generates. @param pattern of its path in that folder, `/` for any separator */
export function generatedFile({ context }: PatchTarget, pattern: string): RegExp {
  const folder = escapeRegExp(context.generatedFilesDir);
  return new RegExp(`^${folder}[\\\\/]${pattern.replaceAll('/', '[\\\\/]')}$`);
}

/** Builds whose routes are split: with the hash router no page brings its own, and the dev server adds pages while it runs. */
export function hasFlatRoutes({ isServer, isProduction, context }: PatchTarget): boolean {
  const { experimental_router: router } = context.siteConfig.future;
  return !isServer && isProduction && router !== 'hash';
}

/**
 * Bundler plugin: fails the build when a patch has nothing to change, which would otherwise go unnoticed. It looks at
 * the bundled modules rather than counting calls: what comes from the bundler's cache is not loaded again.
 */
function checkMatches(rewrites: readonly { name: string; file: RegExp }[]) {
  const missing = (resources: readonly string[]) =>
    rewrites
      .filter(({ file }) => !resources.some((resource) => file.test(resource)))
      .map(
        ({ name, file }) =>
          `patches: ${name} no longer matches: no module has a file like ${file}. Docusaurus or its bundler has changed; adapt the patch in plugins/delivery/patches, or delete it if it isn't needed any more.`,
      );
  return {
    apply(compiler: Compiler): void {
      // Once: in the development server a list of all modules takes a while, and an edit doesn't change what matches.
      let messages: string[] | undefined;
      compiler.hooks.thisCompilation.tap('patches', ({ errors, hooks }) => {
        hooks.finishModules.tap('patches', (modules) => {
          messages ??= missing(
            Array.from(modules, (one) =>
              'resource' in one ? `${one.resource}`.replace(/\?.*/, '') : '',
            ),
          );
          for (const message of messages) errors.push(new Error(message) as never);
        });
      });
    },
  };
}

/** Puts what all patches change in one build into a configuration of the bundler, with a check that each matches. */
export function toConfig(patches: readonly Patch[], target: PatchTarget) {
  const found = patches.flatMap(({ name, changes }) => ({ name, ...changes(target) }));
  const rewrites = found.flatMap(({ name, rewrites = [] }) =>
    rewrites.map((change, index) => ({ ...change, name, ident: `${name}-${index}` })),
  );
  const rules = rewrites.map(({ file, rewrite, type, when = 'post', ident }) => ({
    test: file,
    enforce: when,
    ...(type && { type }),
    use: [{ loader: join(__dirname, 'rewriteLoader.cjs'), options: { rewrite, ident } }],
  }));
  const plugins = found.flatMap(({ plugins = [] }) => plugins);
  return { module: { rules }, plugins: [...plugins, checkMatches(rewrites)] };
}
