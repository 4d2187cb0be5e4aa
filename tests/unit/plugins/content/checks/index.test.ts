// cspell:ignore Asside
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import contentRules from '../../../../../plugins/content/plugin';

let siteDir: string;

/** Reads a site of one page. */
async function read(text: string): Promise<void> {
  writeFileSync(join(siteDir, 'docs/page.mdx'), text);
  await contentRules({ siteDir } as LoadContext, { sidebarPath: false }).loadContent?.();
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(siteDir, 'docs'));
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
  vi.unstubAllEnvs();
});

const faulty = 'A lead.\n\n<Asside>Text.</Asside>\n';

describe('content-rules', () => {
  test('ends a build with one error that lists every mistake', async () => {
    await expect(read(faulty)).rejects.toThrow(
      /docs\/page\.mdx:1:1 {2}.*\ndocs\/page\.mdx:3:1 {2}.*\nChecked 1 page: 2 problems to fix\./,
    );
  });

  test('does not end `docusaurus start`', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(read(faulty)).resolves.toBeUndefined();
  });
});
