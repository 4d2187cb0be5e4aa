import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sha256, textHandler, withHandler, writeFiles } from '../../build';
import { fileOfDoc, liveSampleName, loadedDocs, pageStore } from '../../content';
import type { LiveDrawing } from '../engine/liveModules';
import { bundleRuntime } from './bundleRuntime';
import { drawSamples } from './drawSamples';
import { bundleSample, readSamples } from './samples';

const folder = 'live';

const demoFile = 'src/pages/_demo.mdx';

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
};

/**
 * Compiles the samples that readers can run, and the frame that runs them, as static files. `docusaurus start`
 * compiles them when a frame is requested.
 */
export default function livePlugin({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const isDevServer = process.env.NODE_ENV === 'development';
  const store = pageStore(siteDir);
  let pageFiles: string[] = [];
  let files: ReadonlyMap<string, string> = new Map();
  let drawings: ReadonlyMap<string, LiveDrawing> = new Map();

  const compileAll = async (): Promise<Map<string, string>> => {
    const pages = await store.read(pageFiles);
    const samples = [...pages.values()].flatMap(readSamples);
    const runtime = await bundleRuntime(siteDir);
    const scripts = new Map<string, string>();
    for (const sample of samples) scripts.set(sample.name, await bundleSample(sample));
    drawings = await drawSamples(siteDir, scripts, runtime.get('components.js') ?? '');
    for (const { name, source } of samples) {
      runtime.set(`${name}.js`, scripts.get(name) ?? '');
      runtime.set(`${name}.json`, JSON.stringify({ ...source, html: drawings.get(name)?.html }));
    }
    return runtime;
  };
  const version = () => (isDevServer ? 'draft' : sha256(...[...files].flat()).slice(0, 12));

  return {
    name: 'live',

    async allContentLoaded({ allContent, actions }) {
      const docs = loadedDocs(allContent).docs.map(fileOfDoc);
      pageFiles = [...docs, demoFile];
      if (!isDevServer) files = await compileAll();
      // In hash mode the site can be at any path of a host.
      const base = siteConfig.future.experimental_router === 'hash' ? './' : baseUrl;
      await actions.createData('location.json', { address: `${base}${folder}/${version()}/` });
      const tasks = drawings.get(liveSampleName(demoFile, 0))?.tables.tasks ?? [];
      await actions.createData(
        'demo.json',
        tasks.map(({ text, done }) => ({ text, done })),
      );
    },

    configureWebpack(_, isServer, { currentBundler }) {
      // The HTML has the previews, and scripts don't: React keeps what is in the HTML.
      const previews = [...drawings].map(([name, { html }]) => [name, html] as const);
      const known = isServer ? Object.fromEntries(previews) : {};
      const plugins = [
        new currentBundler.instance.DefinePlugin({
          'process.env.LIVE_PREVIEWS': JSON.stringify(known),
        }),
      ];
      if (!isDevServer || isServer) return { plugins };
      const prefix = `${baseUrl}${folder}/draft/`;
      const typeOf = (path: string) => contentTypes[path.split('.').at(-1) ?? ''] ?? 'text/html';
      const handler = textHandler(prefix, typeOf, async (path) => {
        if (path === '/frame' || files.size === 0) files = await compileAll();
        return files.get(path === '/frame' ? 'frame.html' : path.slice(1));
      });
      return { ...withHandler(handler), plugins };
    },

    async postBuild({ outDir }) {
      await writeFiles(join(outDir, folder, version()), files);
    },
  };
}
