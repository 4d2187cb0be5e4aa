import { expect, test } from 'vitest';
import { pageStore } from '../../plugins/content/parse/pageStore';
import { generateFiles, loadTemplates } from '../../plugins/samples/checks/codegen';

const pages = ['docs/components/authoring.mdx', 'docs/components/publishing.mdx'];
const folder = 'convex/components/counter';

test('every file that the exports of the packed counter name comes from a file of the pages', async () => {
  const read = await pageStore(process.cwd()).read(pages);
  const codes = new Map(
    [...read.values()].flatMap(({ fences }) =>
      fences.map(({ meta, code }) => [meta.title ?? '', code] as const),
    ),
  );
  const generated = generateFiles(loadTemplates('node_modules/convex'), codes);
  const sources = [...codes.keys(), ...generated.keys()].map((path) =>
    path
      .replace(`${folder}/client.ts`, 'src/client/index.ts')
      .replace(folder, 'src/component')
      .replace(/(?:\.d)?\.ts$/, ''),
  );
  const packed = JSON.parse(codes.get('package.json') ?? '{}') as {
    exports: Record<string, string | Record<string, string>>;
    files: string[];
  };
  const named = Object.values(packed.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  expect(named.length).toBeGreaterThan(6);
  for (const path of named) {
    expect(packed.files).toContain(path.split('/')[1]);
    expect(sources).toContain(path.replace(/^\.\/\w+/, 'src').replace(/(?:\.d)?\.[jt]s$/, ''));
  }
});
