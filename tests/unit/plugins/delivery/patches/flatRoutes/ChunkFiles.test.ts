import { describe, expect, test } from 'vitest';
import { ChunkFiles } from '../../../../../../plugins/delivery/patches/flatRoutes/ChunkFiles';
import { splitRoutes } from '../../../../../../plugins/delivery/patches/flatRoutes/splitRoutes';
import { filesOf } from '../../../../../../plugins/delivery/patches/flatRoutes/writeModules';
import { generatedFor } from './generated';

const split = splitRoutes(generatedFor(['/a', '/b']), '/');
const [shard] = split.shards;
if (shard === undefined) throw new Error('There is no shard.');

const runtimeNames = ['webpack/runtime/get javascript chunk filename', 'ChunkAssetRuntimeModule'];

class RawSource {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A build with the runtime, the index of shards, a shard and three other chunks. */
function build({
  names = runtimeNames,
  folder = 'assets/js',
  indexText = `add(${filesOf('routes-index')})`,
  isRspack = true,
} = {}) {
  const assets = new Map<string, string>();
  const chunk = (id: string, name: string, text = '', isRuntime = false) => {
    const file = `${folder}/${name}.abc.js`;
    assets.set(file, text);
    return { id, name, files: [file], hasRuntime: () => isRuntime };
  };
  const modules = names.map((name) => ({ name, source: { source: Buffer.from('') } }));
  const compilation = {
    chunks: [
      chunk('1', 'runtime', '', true),
      chunk('2', 'routes-index', indexText),
      chunk('3', shard?.name ?? '', `add(${filesOf(shard?.name ?? '')})`),
      chunk('4', 'page_a'),
      chunk('5', 'page_b'),
      chunk('6', 'doc'),
    ],
    chunkGraph: {
      getChunkModules: ({ name }: { name: string }) => [
        { identifier: () => `/x/routes.js?shard=${name}` },
      ],
      getModuleId: () => 77,
    },
    getAsset: (name: string) => ({ source: { source: () => assets.get(name) ?? '' } }),
    updateAsset: (name: string, source: unknown) =>
      void assets.set(name, (source as RawSource).text),
    hooks: {
      runtimeModule: {
        tap(_name: string, act: (module: { name: string }) => void) {
          for (const module of modules) act(module);
          const [filename] = modules;
          assets.set(`${folder}/runtime.abc.js`, `${filename?.source.source ?? ''}`);
        },
      },
      processAssets: { tap: (_options: object, act: () => void) => act() },
    },
  };
  const rspack = {
    sources: { RawSource },
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
  };
  new ChunkFiles(() => split).apply({
    ...(isRspack && { rspack }),
    hooks: { thisCompilation: { tap: (_name, act) => act(compilation as never) } },
  });
  return (name: string) => assets.get(`${folder}/${name}.abc.js`) ?? '';
}

describe('ChunkFiles', () => {
  test('writes names of files where the chunks are asked for', () => {
    const text = build();
    expect(text('routes-index')).toBe(`add({"3":"${shard.name}.abc"})`);
    expect(text(shard.name)).toContain('add({"4":"page_a.abc","5":"page_b.abc"})');
    expect(text('runtime')).toContain(
      '__webpack_require__.files = {"2":"routes-index.abc","6":"doc.abc"};',
    );
  });

  test.each([
    ['the runtime has no module "get javascript chunk filename"', { names: ['other'] }],
    [
      'the runtime has no module "ChunkAssetRuntimeModule"',
      { names: ['get javascript chunk filename'] },
    ],
    ['is not in assets/js', { folder: 'static/js' }],
    ['no place for the files of routes-index', { indexText: 'add(files)' }],
    ['the bundler is not Rspack', { isRspack: false }],
  ])('fails the build when it does not find what it changes: %s', (message, given) => {
    expect(() => build(given)).toThrow(message);
    expect(() => build(given)).toThrow('adapt plugins/delivery/patches/flatRoutes/ChunkFiles.ts');
  });
});
