import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { routeOf } from '../../../src/lib/routes';
import { type NameNote, namesPath, type PageNames } from '../../../src/lib/sampleNames';
import { createDiskCache, inThread, textHandler, withHandler } from '../../build';
import { apiNamesFile, fileOfDoc, loadedDocs, type ParsedPage, pageStore } from '../../content';
import type { ApiNames } from '../../reference';
import type { SamplePage } from '../checks/verdict';
import { highlight } from '../highlight/highlight';
import type { BlockNames } from './readNames';

type NamesByFile = ReadonlyMap<string, BlockNames>;

const demoFile = 'src/pages/_demo.mdx';

/** Joins the names of a page and of its partials with their explanations. */
export function pageNames(
  files: readonly BlockNames[],
  explained: ApiNames,
  baseUrl: string,
): PageNames {
  const blocks = files.flatMap((names) => Object.entries(names));
  const places = [...new Set(blocks.flatMap(([, names]) => names.map(([, place]) => place)))];
  return {
    notes: places.map((place): NameNote => {
      const found = explained[place];
      if (!found) throw new Error(`names: nothing explains ${place}.`);
      const { name, signature, sentence, href } = found;
      return [name, highlight(signature, 'ts').trimEnd(), sentence, baseUrl + href.slice(1)];
    }),
    blocks: Object.fromEntries(
      blocks.map(([key, names]) => [
        key,
        names.flatMap(([start, place]) => [start, places.indexOf(place)]),
      ]),
    ),
  };
}

/** Reads the names of all pages, from the cache where a page's samples haven't changed. */
async function readAll(siteDir: string, pages: readonly ParsedPage[]): Promise<NamesByFile> {
  const cache = createDiskCache<BlockNames>({
    name: 'names',
    files: [join(siteDir, apiNamesFile)],
  });
  const contentOf = ({ file, fences }: SamplePage) => [
    file,
    JSON.stringify(fences.map(({ lang, meta, code }) => [lang, meta, code])),
  ];
  const names = new Map<string, BlockNames>();
  const unknown: SamplePage[] = [];
  for (const page of pages) {
    const known = cache.get(contentOf(page));
    if (known) names.set(page.file, known);
    else unknown.push({ file: page.file, fences: page.fences });
  }
  if (unknown.length === 0) return names;
  // It takes seconds, and the site can be bundled meanwhile.
  const module = new URL('./readNames.ts', import.meta.url).href;
  const found = await inThread<NamesByFile>(module, 'readNamesOfPages', siteDir, unknown);
  for (const page of unknown) {
    const blocks = found.get(page.file) ?? {};
    cache.set(contentOf(page), blocks);
    names.set(page.file, blocks);
  }
  return names;
}

/**
 * Writes a file next to each page with what the names in its samples are, which the page fetches when a reader points at
 * a sample: `/functions/actions` → `functions/actions.names.json`.
 */
export default function sampleNames({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const store = pageStore(siteDir);
  const files = new Map<string, string>();
  /** What the build writes, by the page's file. */
  let reading: ReturnType<typeof textsOf> | undefined;
  let explained: ApiNames | undefined;

  /** Sites of the tests have no API reference, which has the explanations. */
  const isExplained = () => existsSync(join(siteDir, apiNamesFile));
  const textsOf = async (all: readonly string[]): Promise<Map<string, string>> => {
    const pages = await store.read(all);
    const partials = await store.read([...pages.values()].flatMap((page) => page.partials));
    const names = await readAll(siteDir, [...new Map([...pages, ...partials]).values()]);
    // Loads the compiler.
    const { explainedNames } = await import('./readNames');
    const known = explained ?? explainedNames(siteDir);
    explained = known;
    return new Map(
      [...pages.values()].map((page) => {
        const blocks = [page.file, ...page.partials].map((file) => names.get(file) ?? {});
        return [page.file, JSON.stringify(pageNames(blocks, known, baseUrl))];
      }),
    );
  };

  return {
    name: 'names',

    async allContentLoaded({ allContent }) {
      for (const doc of loadedDocs(allContent).docs) {
        files.set(routeOf(doc.permalink, baseUrl), fileOfDoc(doc));
      }
      // A site with other pages around the same docs has no such landing page.
      if (existsSync(join(siteDir, demoFile))) files.set('/', demoFile);
      if (process.env.NODE_ENV === 'development' || !isExplained()) return;
      reading = textsOf([...files.values()]);
      // It is awaited after the bundling.
      reading.catch(() => undefined);
    },

    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      const handler = textHandler(baseUrl, 'application/json', async (path) => {
        const [, file] = [...files].find(([route]) => namesPath(route) === path) ?? [];
        return file === undefined ? undefined : (await textsOf([file])).get(file);
      });
      return withHandler(handler);
    },

    async postBuild({ outDir }) {
      // In hash mode all pages have the same address.
      if (siteConfig.future.experimental_router === 'hash' || !isExplained()) return;
      if (!reading) throw new Error('names: the docs were not loaded before the build.');
      const texts = await reading;
      for (const [route, file] of files) {
        const target = join(outDir, namesPath(route));
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, texts.get(file) ?? '');
      }
    },
  };
}
