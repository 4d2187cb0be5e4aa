import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { routeKey } from '../../../../src/lib/routes';
import { sha256 } from '../../../build';
import { generatedFile, hasFlatRoutes, type ModuleRequest, type Patch } from '../patch';
import { readSections, type Section, versionFiles } from '../sidebarSections';
import { generatedFiles, type Routes, readRoutes } from './readRoutes';

/** What Docusaurus reads to list the files of a page. */
interface Manifest {
  entrypoints: string[];
  /** Keys of `assets` for a module that a page loads, or for an entry. */
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
}

/** The font that every page needs, requested before the style sheet has loaded; others have rare characters. */
const firstFont = /\/inter-text-[^/]+\.woff2$/;

/** The application's own modules, whose imports of two others are replaced. */
const clientFolder = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * Bundler plugin: each page is an entry that depends on the application. Its file runs by itself once the application is
 * there; no other file names it. The HTML of a page lists the files of its route: here Docusaurus' client manifest gets
 * them, which with Rspack only has entries.
 */
const pageEntries = (generatedFilesDir: string, read: () => Routes) => ({
  apply(compiler: Compiler): void {
    const { registry, pages } = read();
    for (const { path } of pages) {
      const request = `@generated/routes.js?page=${encodeURIComponent(path)}`;
      const options = { name: `pages${path}`, dependOn: ['main'] };
      new compiler.rspack.EntryPlugin(compiler.context, request, options).apply(compiler);
    }
    compiler.hooks.afterEmit.tap('flatRoutes', (compilation) => {
      const scriptsOf = (name: string) =>
        (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) =>
          file.endsWith('.js'),
        );
      const manifestFile = join(generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
      const list = (origin: string, files: readonly string[]) => {
        manifest.origins[origin] = [...files];
        for (const each of files) manifest.assets[each] = { js: [{ file: each }] };
      };
      for (const [chunk, { module }] of registry) list(module, scriptsOf(chunk));
      const hashes: Record<string, string> = {};
      for (const { path, ownChunks } of pages) {
        const files = scriptsOf(`pages${path}`);
        const [, hash] = /\.(\w+)\.js$/.exec(files[0] ?? '') ?? [];
        if (files.length !== 1 || !hash)
          throw new Error(`flatRoutes: ${path} has not one file, but ${files}.`);
        hashes[path] = hash;
        for (const chunk of ownChunks) list(registry.get(chunk)?.module ?? '', files);
      }
      const text = JSON.stringify(hashes);
      const pageList = `assets/js/pages.${sha256(text).slice(0, 8)}.json`;
      writeFileSync(join(compiler.outputPath, pageList), text);
      // Among the scripts and style sheets, because the page template knows no other files by name
      // (static-first/plugin.ts).
      list('main pages', [pageList]);
      const font = compilation.getAssets().find(({ name }) => firstFont.test(name))?.name;
      if (font === undefined) throw new Error(`flatRoutes: no asset matches ${firstFont}.`);
      for (const { css } of Object.values(manifest.assets)) css?.unshift({ file: font });
      const entries = manifest.entrypoints.filter((name) => !name.startsWith('pages/'));
      manifest.entrypoints = [...entries, 'main pages'];
      writeFileSync(manifestFile, JSON.stringify(manifest));
    });
    for (const name of ['preload', 'docusaurus']) {
      const replace = (asked: { request: string; context: string }) => {
        if (clientFolder.test(asked.context))
          asked.request = join(__dirname, `replacements/${name}.ts`);
      };
      new compiler.rspack.NormalModuleReplacementPlugin(
        new RegExp(`^\\./${name}$`),
        replace as never,
      ).apply(compiler);
    }
  },
});

const fileAt = (path: string) => JSON.stringify(join(__dirname, path));

const writeLoaders = (registry: Routes['registry'], chunks: readonly string[]) =>
  `{${chunks.map((chunk) => `${JSON.stringify(chunk)}: [${registry.get(chunk)?.load}]`).join(',\n')}}`;

/** In place of `registry.js`: chunks that don't belong to one page. */
export function writeRegistry({ registry, pages }: Routes): string {
  const own = new Set(pages.flatMap(({ ownChunks }) => ownChunks));
  const kept = [...registry.keys()].filter((chunk) => !own.has(chunk));
  return `export default ${writeLoaders(registry, kept)};\n`;
}

/** `routes.js?page=…`, the entry of a page: adds its route, and the sections of the sidebar that it is in. */
export function writePage(
  { pages, registry }: Routes,
  wanted: string,
  sections: readonly Section[],
): string {
  const page = pages.find(({ path }) => path === wanted);
  if (page === undefined) throw new Error(`flatRoutes: there is no page ${wanted}.`);
  const own = sections.filter((section) => section.pages.includes(routeKey(wanted)));
  const items = Object.fromEntries(own.map((section) => [section.id, section.items]));
  // In the same file, but not run before the page is rendered.
  const loaders = writeLoaders(registry, page.ownChunks).replace(
    /webpackChunkName: "[^"]+"/g,
    'webpackMode: "eager"',
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { addChunks, addRoute } from ${fileAt('loadRoute.ts')};
import { addSections } from ${fileAt('../sidebarSections/sections.ts')};
addChunks(${loaders}, ${JSON.stringify(page.chunkNames)});
addRoute(${page.route});
addSections(${JSON.stringify(items)});
`;
}

function once<Result>(read: () => Result) {
  let known: Result | undefined;
  return () => (known ??= read());
}

/*
 * In a build of Docusaurus, each page adds to what every reader loads: its route, the names of its chunks, how to load
 * them, and the names of their files. Here each page has one file with all of that and its content,
 * `assets/js/pages/<path>.<hash>.js`, and `main` has no page but the home page and routes without a parent.
 *
 * - The file of a page is an entry of the bundler that depends on `main` (`pageEntries`): it runs by itself as soon as
 *   both are there, and adds its route to Docusaurus' table (loadRoute.ts).
 * - The HTML of a page names its file among its scripts, before `main`.
 * - `assets/js/pages.<hash>.json` lists the files of all pages. It is loaded when the first link is followed or
 *   prefetched; the HTML names it (`data-pages`).
 *
 * https://github.com/facebook/docusaurus/issues/7256 has what Docusaurus plans.
 *
 * After a deployment an open tab asks for a file that is gone; `preload` rejects, and Docusaurus opens the page as a
 * document.
 */
export const flatRoutes: Patch = {
  name: 'flatRoutes',
  why: 'Routes, the names of their chunks, how to load them and the names of their files grow with every page; a start gets those of its page.',
  changes(target) {
    if (!hasFlatRoutes(target)) return undefined;
    const { generatedFilesDir, siteConfig } = target.context;
    const read = once(() => readRoutes(generatedFilesDir, siteConfig.baseUrl));
    const sections = once(() => readSections(generatedFilesDir, siteConfig.baseUrl));
    // Not for each page: `versionFiles` searches the registry, which grows with the site.
    const inputs = once(() => [
      ...generatedFiles.map((name) => join(generatedFilesDir, name)),
      ...versionFiles(generatedFilesDir),
    ]);
    const rewrite = (
      file: (typeof generatedFiles)[number],
      write: (routes: Routes, page: string | null) => string,
    ) => ({
      file: generatedFile(target, file.replace('.', '\\.')),
      // Before the bundler reads `import()`.
      when: 'pre' as const,
      rewrite(_source: string, request: ModuleRequest) {
        for (const file of inputs()) request.addDependency(file);
        return write(read(), new URLSearchParams(request.resourceQuery).get('page'));
      },
    });
    return {
      rewrites: [
        rewrite('routes.js', (routes, page) =>
          page === null ? routes.routes : writePage(routes, page, sections()),
        ),
        rewrite('registry.js', writeRegistry),
        {
          ...rewrite('routesChunkNames.json', ({ chunkNames }) => JSON.stringify(chunkNames)),
          type: 'json',
        },
      ],
      plugins: [pageEntries(generatedFilesDir, read)],
    };
  },
};
