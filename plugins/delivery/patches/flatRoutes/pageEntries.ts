import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { changeManifest } from '../definePatch';
import type { Routes } from './readPages';

/**
 * Bundler plugin: each page is an entry that depends on the application. Its file runs by itself once the application is
 * there; no other file names it. The HTML of a page lists the files of its route: here Docusaurus' client manifest gets
 * them, which with Rspack only has entries.
 */
export const pageEntries = (generatedFilesDir: string, read: () => Routes) => ({
  apply(compiler: Compiler): void {
    const { registry, pages } = read();
    for (const { path } of pages) {
      const request = `@generated/routes.js?page=${encodeURIComponent(path)}`;
      const options = { name: `pages${path}`, dependOn: ['main'] };
      new compiler.rspack.EntryPlugin(compiler.context, request, options).apply(compiler);
    }
    compiler.hooks.afterEmit.tap('flatRoutes', ({ namedChunkGroups }) => {
      const scriptsOf = (name: string) =>
        (namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
      changeManifest(generatedFilesDir, (manifest) => {
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
        const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
        // Among the scripts, because the page template knows no other files by name (static-first/template.ts).
        list('main pages', [`assets/js/pages.${digest}.json`]);
        writeFileSync(join(compiler.outputPath, `assets/js/pages.${digest}.json`), text);
        const entries = manifest.entrypoints.filter((name) => !name.startsWith('pages/'));
        manifest.entrypoints = [...entries, 'main pages'];
      });
    });
  },
});
