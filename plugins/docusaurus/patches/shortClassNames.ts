import { definePatch } from './definePatch';

interface Compiler {
  options: { module: { rules: unknown[] } };
}

/** Part of a rule that Docusaurus gives the bundler. */
interface StyleRule {
  use?: { options?: { modules?: { localIdentName?: string } } }[];
}

const original = '[local]_[contenthash:base64:4]';
const short = '[local]_[contenthash:base64:3]';

/**
 * Bundler plugin: gives the classes of CSS modules a hash of three characters instead of four. A hash can't be
 * compressed, and each class has one in the style sheet and in the HTML. Three characters still make 262,144 hashes,
 * for the few files that have a class of the same name.
 */
export class ShortClassNames {
  apply({ options }: Compiler): void {
    const names = (options.module.rules as StyleRule[])
      .flatMap(({ use }) => (Array.isArray(use) ? use : []))
      .flatMap((loader) => loader?.options?.modules ?? [])
      .filter(({ localIdentName }) => localIdentName === original);
    if (names.length === 0) {
      throw new Error(
        `shortClassNames: no rule of the bundler names classes ${original}. Adapt plugins/docusaurus/patches/shortClassNames.ts, or delete the patch.`,
      );
    }
    for (const modules of names) modules.localIdentName = short;
  }
}

export const shortClassNames = definePatch({
  name: 'shortClassNames',
  reason: 'The hashes in class names are the part of a style sheet that cannot be compressed.',
  writtenFor: { '@docusaurus/core': '3.10.x' },
  changes: ({ isProduction }) => (isProduction ? { plugins: [new ShortClassNames()] } : undefined),
});
