// cspell:ignore Asside
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatFinding } from '../../../../plugins/build/finding';
import { createContentCheck } from '../../../../plugins/content/checkContent';
import { createPageStore } from '../../../../plugins/content/parse/pageStore';
import contentPlugin from '../../../../plugins/content/plugin';
import { readPage } from '../../../../plugins/readPage';

let siteDir: string;
let computed: string[];

const description =
  'Learn how one page of this small site links to another one, and what happens when it changes.';

function write(file: string, body: string): void {
  const path = join(siteDir, file);
  mkdirSync(dirname(path), { recursive: true });
  const isPartial = file.includes('/_');
  const matter = `---\ntitle: A page\ndescription: ${description}\nkind: how-to\n---\n\n`;
  writeFileSync(path, isPartial ? body : matter + body);
}

/** A check that runs again and again, as in the development server. */
function watch() {
  const store = createPageStore({
    siteDir,
    cache: { get: () => undefined, set: () => {} },
    readPages: async (sources) => {
      computed.push(...sources.map(({ file }) => file));
      return sources.map((source) => readPage(source, 'docs'));
    },
  });
  const check = createContentCheck(siteDir, { sidebarPath: false }, store);
  return async () => {
    computed = [];
    return (await check()).findings.map(formatFinding);
  };
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'check-content-'));
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

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('after an edit the content check', () => {
  test('finds the links of other pages that the edit breaks, and reads the edited page alone', async () => {
    const check = watch();
    expect(await check()).toEqual([]);
    expect(computed).toHaveLength(3);
    write(
      'docs/b.mdx',
      "import Setup from './_setup.mdx';\n\nThe lead.\n\n## Quotas\n\nText.\n\n<Setup />\n",
    );
    const [finding] = await check();
    expect(finding).toContain('docs/a.mdx:9:5  docs/b.mdx has no heading with the id "limits".');
    expect(computed).toEqual(['docs/b.mdx']);
  });

  test('finds the links that an edited partial breaks', async () => {
    const check = watch();
    await check();
    write('docs/_setup.mdx', '## Prepare\n\nText.\n');
    expect(await check()).toEqual([
      expect.stringContaining('docs/b.mdx has no heading with the id "set-up".'),
    ]);
    expect(computed.toSorted()).toEqual(['docs/_setup.mdx', 'docs/b.mdx']);
  });

  test('finds an id that the edit gives to a second heading', async () => {
    const check = watch();
    await check();
    write('docs/a.mdx', 'The lead.\n\n## Limits\n\nText.\n\n## Limits\n\nText.\n');
    expect(await check()).toEqual([expect.stringContaining('[heading-duplicate]')]);
    expect(computed).toEqual(['docs/a.mdx']);
  });

  test('finds links to a page that is deleted, and none when it is back', async () => {
    const check = watch();
    await check();
    rmSync(join(siteDir, 'docs/b.mdx'));
    expect(await check()).toHaveLength(2);
    expect(computed).toEqual([]);
    write('docs/b.mdx', 'The lead.\n\n## Limits\n\nText.\n\n## Set up\n\nText.\n');
    expect(await check()).toEqual([]);
  });
});

test('files of editors, dangling links and folders that look like pages are no pages', async () => {
  symlinkSync('me@host.1:2', join(siteDir, 'docs/.#a.mdx'));
  symlinkSync('nowhere.mdx', join(siteDir, 'docs/gone.mdx'));
  symlinkSync('loop.mdx', join(siteDir, 'docs/loop.mdx'));
  mkdirSync(join(siteDir, 'docs/folder.mdx'));
  expect(await watch()()).toEqual([]);
  expect(computed).toHaveLength(3);
});

/** Builds a site of one page. */
async function build(text: string): Promise<void> {
  rmSync(join(siteDir, 'docs'), { recursive: true });
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, 'docs/page.mdx'), text);
  await contentPlugin({ siteDir } as LoadContext, { sidebarPath: false }).loadContent?.();
}

const faulty = 'A lead.\n\n<Asside>Text.</Asside>\n';

describe('the plugin', () => {
  test('ends a build with one error that lists every mistake', async () => {
    await expect(build(faulty)).rejects.toThrow(
      /docs\/page\.mdx:1:1 {2}.*\ndocs\/page\.mdx:3:1 {2}.*\nChecked 1 page: 2 problems to fix\./,
    );
  });

  test('does not end `docusaurus start`', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(build(faulty)).resolves.toBeUndefined();
    vi.unstubAllEnvs();
  });
});
