import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { DiskCacheOptions } from '../../../../../plugins/build/diskCache';

const work = vi.hoisted(() => ({ folder: '', readers: 0, reads: 0 }));

vi.mock('../../../../../plugins/build/diskCache', async (importActual) => {
  const actual = await importActual<typeof import('../../../../../plugins/build/diskCache')>();
  return {
    ...actual,
    createDiskCache: (options: DiskCacheOptions) =>
      actual.createDiskCache({ ...options, cacheDir: join(work.folder, 'cache') }),
  };
});

// The compiler takes seconds; what it finds doesn't matter here, only how often it is asked.
vi.mock('../../../../../plugins/samples/checks/readTypes', () => ({
  TypeReader: class {
    constructor() {
      work.readers += 1;
    }
    read({ fences }: { fences: readonly { line: number }[] }) {
      work.reads += 1;
      return new Map(
        fences.map(({ line }) => [
          line,
          [{ start: 6, length: 1, kind: 'const', name: 'a', type: 'number' }],
        ]),
      );
    }
  },
}));

vi.mock('../../../../../plugins/samples/highlight/formatType', () => ({
  formatType: ({ name, type }: { name: string; type: string }) =>
    Promise.resolve(`const ${name}: ${type}`),
}));

beforeEach(() => {
  if (work.folder) rmSync(work.folder, { recursive: true });
  work.folder = mkdtempSync(join(tmpdir(), 'type-tooltips-'));
  work.readers = 0;
  work.reads = 0;
});
afterAll(() => rmSync(work.folder, { recursive: true }));

const file = 'docs/example.mdx';
const page = ({ text = 'Text.', code = 'const a = 1;', lang = 'ts', meta = 'twoslash' } = {}) =>
  `---\ntitle: Example\n---\n\n${text}\n\n\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`;

/** Asks as a new process would, which has nothing in memory. */
async function ask(source: string, path = file) {
  vi.resetModules();
  const pages = globalThis as { pageStores?: unknown };
  delete pages.pageStores;
  const { typeTooltips } = await import('../../../../../plugins/samples/highlight/typeTooltips');
  return typeTooltips(path, source);
}

const tooltip = { start: 6, length: 1, text: 'const a: number' };

test('keeps the types when only the text between the samples changes, and finds the moved fence', async () => {
  await ask(page());
  expect(await ask(page({ text: 'Two\n\nparagraphs.' }))).toEqual({ 9: [tooltip] });
  expect(work.reads).toBe(1);
});

test.each([
  ['the code of a sample', page({ code: 'const a = 2;' }), file],
  ['the language of a sample', page({ lang: 'tsx' }), file],
  ['the meta of a sample', page({ meta: 'twoslash title="convex/a.ts"' }), file],
  ['the number of samples', `${page()}\n\`\`\`ts hidden\nconst b = 1;\n\`\`\`\n`, file],
  ['the file', page(), 'docs/other.mdx'],
])('reads the types again when it differs in %s', async (_, source, path) => {
  await ask(page());
  await ask(source, path);
  expect(work.reads).toBe(2);
});
