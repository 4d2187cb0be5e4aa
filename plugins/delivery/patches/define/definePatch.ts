import type { LoadContext } from '@docusaurus/types';
import type { PatchedPackage } from './supportedVersions';

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
  /** The module isn't in every build of this kind. */
  isOptional?: boolean;
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
  /** Folder of the importing module; any where it isn't given. */
  importedFrom?: RegExp;
  /** Path of the file to take instead; an empty module where it isn't given. */
  file?: string;
  /** The request isn't in every build of this kind. */
  isOptional?: boolean;
}

/** What a patch changes in one build. */
export interface PatchChanges {
  rewrites?: ModuleRewrite[];
  replacements?: ModuleReplacement[];
  /** Bundler plugins; each fails the build when it doesn't find what it changes. */
  plugins?: object[];
}

/** What the page template gets from the site. */
export interface PageParts {
  /** The text of the icon sprite. */
  iconSprite: string;
}

/** A change to how Docusaurus or its bundler works. */
export interface Patch {
  /** The name of its file. */
  name: string;
  /** What is better with it, in one sentence. */
  reason: string;
  /** The packages whose inside it relies on, in the versions of `define/supportedVersions.ts`. */
  reliesOn: PatchedPackage[];
  /** Where its authors discuss it; missing where nothing has been reported. */
  upstream?: string;
  /** Texts of these packages that it relies on without changing them, by file, named as in an import. */
  expects?: Record<string, RegExp[]>;
  /** Changes the page template (Eta syntax). @throws when that doesn't have the part to change */
  template?: (template: string, parts: PageParts) => string;
  /** Changes Docusaurus itself when `docusaurus start` loads the site. @throws when it isn't as expected */
  atStart?: (context: LoadContext) => void;
  /** The changes for one build; `undefined` where the patch has nothing to do. */
  changes?: (target: PatchTarget) => PatchChanges | undefined;
}

/** Describes a patch; `index.ts` applies it and checks that it still matches. */
export const definePatch = (patch: Patch): Patch => patch;
