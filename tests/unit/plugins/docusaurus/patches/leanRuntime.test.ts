import { expect, test, vi } from 'vitest';
import { LeanRuntime } from '../../../../../plugins/docusaurus/patches/leanRuntime';

/** What the plugin makes of a runtime with these modules. */
function rewrite(names: readonly string[]) {
  const modules = names.map((name) => ({ name, source: { source: Buffer.from('original') } }));
  const compilation = {
    hooks: {
      runtimeModule: {
        tap: (_: string, act: (module: (typeof modules)[number]) => void) => modules.forEach(act),
      },
      processAssets: { tap: (_: string, act: () => void) => act() },
    },
  };
  new LeanRuntime().apply({
    hooks: { thisCompilation: { tap: (_, act) => act(compilation) } },
  });
  return modules.map(({ source }) => `${source.source}`);
}

const names = ['webpack/runtime/global', 'rspack_version', 'rspack_unique_id', 'load_script', 'x'];

test('the runtime neither looks for the global object nor names the bundler', () => {
  expect(rewrite(names)).toEqual([
    '__webpack_require__.g = globalThis;',
    '',
    '',
    expect.stringContaining('__webpack_require__.l ='),
    'original',
  ]);
});

class Script extends EventTarget {
  src: string;
  constructor(src = '') {
    super();
    this.src = src;
  }
  getAttribute = () => this.src;
  remove = vi.fn();
}

test('a script is requested once at a time, and one that the page has is waited for', () => {
  const known = new Script('/a.js');
  const added: Script[] = [];
  const document = {
    scripts: [known],
    createElement: () => new Script(),
    head: { append: (script: Script) => void added.push(script) },
  };
  const runtime: { l?: (url: string, done: (event: Event) => void) => void } = {};
  const source = rewrite(names).at(3) ?? '';
  new Function('__webpack_require__', 'document', source)(runtime, document);
  const [first, second] = [vi.fn(), vi.fn()];

  runtime.l?.('/a.js', first);
  known.dispatchEvent(new Event('load'));
  expect(first).toHaveBeenCalledOnce();
  expect(known.remove).toHaveBeenCalledOnce();
  expect(added).toEqual([]);

  runtime.l?.('/b.js', first);
  runtime.l?.('/b.js', second);
  expect(added.map(({ src }) => src)).toEqual(['/b.js']);
  added[0]?.dispatchEvent(new Event('error'));
  expect(second.mock.lastCall?.[0].type).toBe('error');
  expect(first).toHaveBeenCalledTimes(2);

  runtime.l?.('/b.js', second);
  expect(added).toHaveLength(2);
});

test('a runtime without one of the modules stops the build', () => {
  expect(() => rewrite(names.slice(0, 2))).toThrow(
    "leanRuntime: the bundler's runtime has no module rspack_unique_id, load_script.",
  );
});
