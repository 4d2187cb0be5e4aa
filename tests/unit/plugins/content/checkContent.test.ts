// cspell:ignore Asside
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatFinding } from '../../../../plugins/build/finding';
import { createContentCheck } from '../../../../plugins/content/checkContent';
import { createPageStore } from '../../../../plugins/content/parse/pageStore';
import contentPlugin from '../../../../plugins/content/plugin';
import { readPage } from '../../../../plugins/readPage';
import { temporaryFolder, write as writeFile } from '../../folder';

let siteDir: string;
let computed: string[];

const description =
  'Learn how one page of this small site links to another one, and what happens when it changes.';

function write(file: string, body: string): void {
  const isPartial = file.includes('/_');
  const matter = `---\ntitle: A page\ndescription: ${description}\nkind: how-to\n---\n\n`;
  writeFile(siteDir, file, isPartial ? body : matter + body);
}

/** A check that runs again and again, as in the development server. */
function watch() {
  const store = createPageStore({
    siteDir,
    cache: { get: () => undefined, set: () => {} },
    readPages: async (sources) => {
      computed.push(...sources.map(({ file }) => file));
      return sources.map((source) => readPage(source));
    },
  });
  const check = createContentCheck(siteDir, { sidebarPath: false }, store);
  return async () => {
    computed = [];
    return (await check()).findings.map(formatFinding);
  };
}

beforeEach(() => {
  siteDir = temporaryFolder();
  write(
    'docs/a.mdx',
    'The lead.\n\nSee [the limits](./b.mdx#limits) and [setup](./b.mdx#set-up).\n',
  );
  write(
    'docs/b.mdx',
    "import Setup from './_setup.mdx';\n\nThe lead.\n\n## Limits\n\nText.\n\n<Setup />\n",
  );
  write('docs/_setup.mdx', '## Set up\n\nText.\n');
});

test('after an edit, the check finds what it breaks on other pages, and reads the edited file alone', async () => {
  const check = watch();
  expect(await check()).toEqual([]);
  expect(computed).toHaveLength(3);
  write('docs/b.mdx', "import Setup from './_setup.mdx';\n\nThe lead.\n\n<Setup />\n");
  expect(await check()).toEqual([
    expect.stringContaining('docs/a.mdx:9:5  docs/b.mdx has no heading with the id "limits".'),
  ]);
  expect(computed).toEqual(['docs/b.mdx']);
  rmSync(join(siteDir, 'docs/b.mdx'));
  expect(await check()).toHaveLength(2);
  expect(computed).toEqual([]);
  write('docs/b.mdx', 'The lead.\n\n## Limits\n\nText.\n\n## Set up\n\nText.\n');
  expect(await check()).toEqual([]);
});

test('files of editors, dangling links and folders that look like pages are no pages', async () => {
  symlinkSync('me@host.1:2', join(siteDir, 'docs/.#a.mdx'));
  symlinkSync('nowhere.mdx', join(siteDir, 'docs/gone.mdx'));
  symlinkSync('loop.mdx', join(siteDir, 'docs/loop.mdx'));
  mkdirSync(join(siteDir, 'docs/folder.mdx'));
  expect(await watch()()).toEqual([]);
  expect(computed).toHaveLength(3);
});

test('the plugin ends a build with one error that lists every mistake, and not `docusaurus start`', async () => {
  rmSync(join(siteDir, 'docs'), { recursive: true });
  writeFile(siteDir, 'docs/page.mdx', 'A lead.\n\n<Asside>Text.</Asside>\n');
  const build = () =>
    contentPlugin({ siteDir } as LoadContext, { sidebarPath: false }).loadContent?.();
  await expect(build()).rejects.toThrow(
    /docs\/page\.mdx:1:1 {2}.*\ndocs\/page\.mdx:3:1 {2}.* \[unknown-component\]\nChecked 1 page: 2 problems to fix\./,
  );
  vi.stubEnv('NODE_ENV', 'development');
  await expect(build()).resolves.toBeUndefined();
});
