import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages, formatReport, isClean } from '../../../../../plugins/content/prose/checkPages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'prose-'));
  mkdirSync(join(siteDir, 'docs/section'), { recursive: true });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(path: string, text: string) {
  writeFileSync(join(siteDir, 'docs', path), text);
}

test('the report has a line a page with the lengths of sentences and paragraphs', async () => {
  write('page.mdx', '---\ntitle: Page\n---\n\nOne two three. Four five.\n');
  const report = await checkPages(siteDir);
  expect(formatReport(report)).toBe(
    'docs/page.mdx  5 words, 2 sentences of 2.5; longest sentence 3, longest paragraph 5\n' +
      'Checked the prose of 1 page: nothing to fix.',
  );
  expect(isClean(report)).toBe(true);
});

test('the report lists findings by file and line', async () => {
  write('section/b.mdx', 'Fine.\n\nIt works!\n');
  write('a.mdx', 'It is powerful.\n');
  const report = await checkPages(siteDir);
  expect(report.findings.map(({ file, line, rule }) => [file, line, rule])).toEqual([
    ['docs/a.mdx', 1, 'banned-word'],
    ['docs/section/b.mdx', 3, 'exclamation'],
  ]);
  expect(formatReport(report)).toMatch(/Checked the prose of 2 pages: 2 problems to fix\.$/);
  expect(isClean(report)).toBe(false);
});

test("a page that can't be read is a finding", async () => {
  write('page.mdx', 'Open <Aside> and never closed.\n');
  expect((await checkPages(siteDir)).findings).toHaveLength(1);
});

test('a check that saw no page is not clean', async () => {
  expect(isClean(await checkPages(siteDir))).toBe(false);
});
