import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { escapeRegExp } from '../../../src/lib/escape';

/** The versions of Docusaurus that patches were written for. */
export const docusaurus = '3.10.x';

/** The build that a patch changes: Docusaurus makes one for browsers and one for HTML, per locale. */
export interface PatchTarget {
  isServer: boolean;
  isProduction: boolean;
  context: LoadContext;
  /** Rspack, or webpack: the bundler that runs. */
  bundler: { NormalModuleReplacementPlugin: new (request: RegExp, change: never) => object };
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
  resourcePath: string;
  /** With its `?`, or empty. */
  resourceQuery: string;
  /** Loads the module anew when this file changes. */
  addDependency: (file: string) => void;
}

/** Bundles another module instead of the requested one. */
interface ModuleReplacement {
  /** As written in the import, or resolved. */
  request: RegExp;
  /** Folder of the importing module. */
  importedFrom: RegExp;
  /** Path of the file to take instead. */
  file: string;
}

export interface PatchChanges {
  rewrites?: ModuleRewrite[];
  replacements?: ModuleReplacement[];
  /** Bundler plugins; each fails the build when it doesn't find what it changes. */
  plugins?: object[];
}

/** A change to how Docusaurus or its bundler works that takes more than a text (textPatches.ts). */
export interface Patch {
  name: string;
  /** What is better with it. */
  why: string;
  /** The packages whose inside it relies on, with the versions that it was written for. */
  versions: Record<string, string>;
  /** Where its authors discuss it; missing where nothing has been reported. */
  upstream?: string;
  /** Changes Docusaurus itself when `docusaurus start` loads the site. @throws when it isn't as expected */
  atStart?: (context: LoadContext) => void;
  /** The changes for one build; `undefined` where the patch has nothing to do. */
  changes?: (target: PatchTarget) => PatchChanges | undefined;
}

/** Describes a patch; plugin.ts applies it and checks that it still matches. */
export const definePatch = (patch: Patch): Patch => patch;

/** Matches a file that Docusaurus generates. @param pattern of its path in that folder, `/` for any separator */
export function generatedFile({ context }: PatchTarget, pattern: string): RegExp {
  const folder = escapeRegExp(context.generatedFilesDir);
  return new RegExp(`^${folder}[\\\\/]${pattern.replaceAll('/', '[\\\\/]')}$`);
}

/** What Docusaurus reads to list the files of a page. */
interface Manifest {
  entrypoints: string[];
  /** Keys of `assets` for a module that a page loads, or for an entry. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
}

/** Changes the client manifest, which a bundler plugin of Docusaurus has written. */
export function changeManifest(
  generatedFilesDir: string,
  change: (manifest: Manifest) => void,
): void {
  const file = join(generatedFilesDir, 'client-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

/** Builds whose routes are split: with the hash router no page brings its own, and the dev server adds pages while it runs. */
export function hasFlatRoutes({ isServer, isProduction, context }: PatchTarget): boolean {
  const { experimental_router: router } = context.siteConfig.future;
  return !isServer && isProduction && router !== 'hash';
}
