import { expect, test } from 'vitest';
import { isPartOfPage, LazyStyles, lean } from '../../../../../plugins/delivery/patches/lazyStyles';

interface Chunk {
  name?: string;
}

const inChunks = (...chunks: Chunk[]) =>
  isPartOfPage({}, { chunkGraph: { getModuleChunksIterable: () => chunks } });

const original = `var installedCssChunks = {\n"9783": 0,\n};
__webpack_require__.f.miniCss = function (chunkId, promises) {
  var cssChunks = {\n"4018": 1,\n"5066": 1,\n\n};
  promises.push(loadStylesheet(chunkId));
}`;

/** A build with one runtime module, up to its files. */
function build(splitChunks: false | { cacheGroups?: object }, name = 'css loading') {
  const module = { name, source: { source: Buffer.from(original) } };
  const compilation = {
    hooks: {
      runtimeModule: { tap: (_: string, act: (of: typeof module) => void) => act(module) },
      processAssets: { tap: (_: string, act: () => void) => act() },
    },
  };
  const thisCompilation = {
    tap: (_: string, act: (of: typeof compilation) => void) => act(compilation),
  };
  const options = { optimization: { splitChunks: splitChunks as false } };
  new LazyStyles().apply({ options, hooks: { thisCompilation } });
  return `${module.source.source}`;
}

const allStyles = () => ({ cacheGroups: { default: false, styles: { chunks: 'all' } } });

test('the common sheet has what pages and entries need, and what several chunks need', () => {
  expect(inChunks({ name: 'main' })).toBe(true);
  expect(inChunks({}, { name: '0021b44d' })).toBe(true);
  expect(inChunks({}, {})).toBe(true);
  expect(inChunks({})).toBe(false);
});

test("the group of all styles in Docusaurus' configuration only takes the styles of pages", () => {
  const splitChunks = allStyles();
  expect(build(splitChunks)).toBe(lean(original));
  expect(splitChunks.cacheGroups.styles).toEqual({ chunks: 'all', test: isPartOfPage });
});

test.each([
  ['no groups', false as const],
  ['no group of styles', { cacheGroups: {} }],
  ['a group of some styles', { cacheGroups: { styles: { chunks: 'all', test: /x/ } } }],
])('a configuration with %s stops the build', (_, splitChunks) => {
  expect(() => build(splitChunks)).toThrow('lazyStyles: the build has no group of all styles');
});

test('a runtime without the module that loads style sheets, or with another one, stops the build', () => {
  expect(() => build(allStyles(), 'another')).toThrow(
    "lazyStyles: the bundler's runtime has no module",
  );
  expect(() => lean('var cssChunks = new Set();')).toThrow('lazyStyles: the runtime has no list');
});

test('a chunk waits for its sheet, which is requested once, and again after a failure', async () => {
  const links: HTMLLinkElement[] = [];
  const document = {
    createElement: () => ({ remove() {} }),
    head: { append: (link: HTMLLinkElement) => void links.push(link) },
  };
  const load: { miniCss?: (id: number, promises: Promise<unknown>[]) => void } = {};
  const runtime = { f: load, p: '/docs/', miniCssF: (id: number) => `assets/css/${id}.css` };
  new Function('__webpack_require__', 'document', lean(original))(runtime, document);
  const promisesOf = (id: number) => {
    const promises: Promise<unknown>[] = [];
    load.miniCss?.(id, promises);
    return promises;
  };
  expect(promisesOf(9783)).toEqual([]);

  const [first] = promisesOf(5066);
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/docs/assets/css/5066.css' }]);
  links[0]?.onerror?.('error');
  await expect(first).rejects.toThrow('/docs/assets/css/5066.css');

  const [second] = promisesOf(5066);
  expect(promisesOf(5066)).toEqual([second]);
  expect(links).toHaveLength(2);
  links[1]?.onload?.(new Event('load'));
  await second;
  expect(promisesOf(5066)).toEqual([second]);
  expect(links).toHaveLength(2);
});
