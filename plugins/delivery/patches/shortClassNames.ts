import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { definePatch } from './define/definePatch';

interface Compiler {
  options: { module: { rules: unknown[] } };
}

interface LoaderContext {
  rootContext: string;
  resourcePath: string;
}

interface ClassNames {
  localIdentName?: string;
  getLocalIdent?: (context: LoaderContext, template: string, localName: string) => string;
}

/** Part of a rule that Docusaurus gives the bundler. */
interface StyleRule {
  use?: { options?: { modules?: ClassNames } }[];
}

const original = '[local]_[contenthash:base64:4]';
/** Without the function below it would make the names; with it, it tells the bundler's cache that they have changed. */
const short = '[local]_[path]';

/** `title` of `src/components/Card.module.css` → `title_x1Y`: the hash is the file's. */
function shortName({ rootContext, resourcePath }: LoaderContext, _: string, localName: string) {
  const file = relative(rootContext, resourcePath).replaceAll('\\', '/');
  return `${localName}_${createHash('sha1').update(file).digest('base64url').slice(0, 3)}`;
}

/**
 * Bundler plugin: gives all classes of a CSS module the same hash of three characters instead of four each. A hash can't
 * be compressed the first time, and each class has one in the style sheet, in the HTML and in the scripts. Three
 * characters make 262,144 hashes, for the few files that have a class of the same name.
 */
export class ShortClassNames {
  apply({ options }: Compiler): void {
    const names = (options.module.rules as StyleRule[])
      .flatMap(({ use }) => (Array.isArray(use) ? use : []))
      .flatMap((loader) => loader?.options?.modules ?? [])
      .filter(({ localIdentName }) => localIdentName === original);
    if (names.length === 0) {
      throw new Error(
        `shortClassNames: no rule of the bundler names classes ${original}. Adapt plugins/delivery/patches/shortClassNames.ts, or delete the patch.`,
      );
    }
    for (const modules of names) {
      Object.assign(modules, { localIdentName: short, getLocalIdent: shortName });
    }
  }
}

export const shortClassNames = definePatch({
  name: 'shortClassNames',
  reason: 'The hashes in class names are the part of a style sheet that cannot be compressed.',
  reliesOn: ['@docusaurus/core'],
  changes: ({ isProduction }) => (isProduction ? { plugins: [new ShortClassNames()] } : undefined),
});
