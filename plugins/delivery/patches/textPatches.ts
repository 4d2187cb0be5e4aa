import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import type { Patch } from './patch';

/** The packages whose inside is relied on here and in the other patches, with the versions that these were written for. */
const versions: Record<string, string> = {
  // Its other packages have the same version.
  '@docusaurus/core': '3.10.x',
  '@rspack/core': '1.7.x',
  infima: '0.2.0-alpha.45',
  'react-helmet-async': '1.3.x',
};

/** A text of a package that is replaced where it is bundled, or, without `replace`, only relied on. */
export interface TextPatch {
  /** Named as in an import. */
  file: string;
  /** Matches once in the file. */
  find: RegExp;
  replace?: string;
  /** What is better with it, or what relies on the text. */
  why: string;
}

const withoutInfima =
  'The site has its own style sheets instead of Infima and its components, and the theme has no option to leave them out.';
const prefetching =
  'plugins/delivery/static-first/client.ts has the prefetching of links wait until the page is active.';

/** Changes that need no logic. Each must match the installed package when the site is loaded. */
export const textPatches: readonly TextPatch[] = [
  {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    find: /decodeURIComponent\(hash\.substring\(1\)\)/,
    replace:
      "(() => { try { return decodeURIComponent(hash.substring(1)); } catch { return ''; } })()",
    why: "A hash that can't be decoded, such as `#50%`, makes the page crash.",
  },
  {
    file: 'infima/dist/css/default/default.css',
    find: /^[\s\S]+$/,
    replace: '',
    why: withoutInfima,
  },
  {
    file: '@docusaurus/theme-classic/lib/nprogress.css',
    find: /^[\s\S]+$/,
    replace: '',
    why: withoutInfima,
  },
  {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    find: /^[\s\S]+$/,
    replace: '',
    why: 'Code is highlighted when building.',
  },
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    find: /\bwindow\.docusaurus = docusaurus;/,
    why: prefetching,
  },
  {
    file: '@docusaurus/core/lib/client/exports/Link.js',
    find: /\bwindow\.docusaurus\.prefetch\(targetLink\)[\s\S]*\bwindow\.docusaurus\.preload\(targetLink\)/,
    why: prefetching,
  },
  {
    file: 'react-helmet-async/lib/index.module.js',
    find: /\.canUseDOM=[\s\S]*\.canUseDOM\?/,
    why: 'plugins/delivery/static-first/client.ts keeps the head as the HTML has it while React hydrates.',
  },
];

/** Matches the file in `node_modules`, with the separators of any system. */
const fileIn = (file: string) =>
  new RegExp(`[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

/** Those that change something, for the bundler. */
export const rewritingPatches: readonly Patch[] = textPatches.flatMap(
  ({ file, find, replace, why }) =>
    replace === undefined
      ? []
      : {
          name: file,
          why,
          changes: () => ({
            rewrites: [
              {
                file: fileIn(file),
                rewrite: (source: string) => source.replace(find, () => replace),
                when: 'pre' as const,
              },
            ],
          }),
        },
);

/** Reads a file of an installed package, named as in an import; undefined where there is none. */
type ReadInstalled = (file: string) => string | undefined;

export function installedIn(siteDir: string): ReadInstalled {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  return (file) => {
    // Not by resolving it: not every package exports each of its files.
    const folders = resolve.paths(file) ?? [];
    const path = folders.map((folder) => join(folder, file)).find(existsSync);
    return path && readFileSync(path, 'utf8');
  };
}

/**
 * Compares the installed packages with those that patches were written for.
 * @throws when a version is outside its range, or a text isn't as expected
 */
export function checkPackages(read: ReadInstalled): void {
  const outdated = Object.entries(versions).flatMap(([name, range]) => {
    const { version }: { version: string } = JSON.parse(
      read(`${name}/package.json`) ?? '{"version":"no version"}',
    );
    return satisfies(version, range)
      ? []
      : [`They were written for ${name} ${range}; ${version} is installed.`];
  });
  const changed = textPatches
    .filter(({ file, find }) => read(file)?.match(new RegExp(find, 'g'))?.length !== 1)
    .map(
      ({ file, find, why }) =>
        `The patch of ${file} no longer matches: the file doesn't have ${find} once. ${why}`,
    );
  const problems = [...outdated, ...changed];
  if (problems.length === 0) return;
  throw new Error(
    `patches: these were not checked against the installed packages.\n${problems.join('\n')}\nRead what changed there, adapt the patch in plugins/delivery/patches or delete it, build, run the browser tests, then change the versions in textPatches.ts.`,
  );
}
