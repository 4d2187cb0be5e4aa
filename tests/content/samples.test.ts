import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatFinding } from '../../plugins/build/finding';
import { fenceLanguages } from '../../plugins/content/schema/languages';
import {
  checkSamples,
  formatReport,
  type SampleReport,
} from '../../plugins/samples/checks/checkSamples';
import type { PageResult } from '../../plugins/samples/checks/verdict';

interface Expected {
  file: string;
  line: number;
  rule: string;
  message: string;
}

const siteDir = resolve('tests/fixtures/samples');
const names = readdirSync(siteDir);
const faults = names.filter((name) => name !== 'clean');

let report: SampleReport;

// One program for all pages: each alone would load the compiler's libraries anew.
beforeAll(async () => {
  report = await checkSamples(siteDir, names);
}, 120_000);

function pageOf(name: string): PageResult {
  const page = report.pages.find(({ file }) => file === `${name}/docs/page.mdx`);
  if (!page) throw new Error(`The page of ${name} was not looked at.`);
  return page;
}

function verdictsOf({ fences }: PageResult): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { verdict } of fences) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

function alone(...pages: PageResult[]): SampleReport {
  return { pages, cached: 0, whole: true };
}

describe('the check of samples', () => {
  test('accepts a page that uses every feature', () => {
    const page = pageOf('clean');
    expect(page.problems.map(formatFinding)).toEqual([]);
    expect(verdictsOf(page)).toEqual({
      compiled: 21,
      run: 1,
      parsed: 13,
      plain: 1,
      'expected error': 2,
    });
    expect(formatReport(alone(page)).isClean).toBe(true);
  });

  test.each([
    ['stub.mdx', 'samples import a package that is only declared', { compiled: 3 }],
    ['agents.mdx', 'a test runs components of packages', { compiled: 2, run: 1 }],
    ['_partials/install.mdx', 'a partial is checked in its own file', { parsed: 1, compiled: 1 }],
  ])('accepts %s, in which %s', (name, _what, verdicts) => {
    const pages = report.pages.filter(({ file }) => file === `clean/docs/${name}`);
    expect(pages.flatMap(({ problems }) => problems.map(formatFinding))).toEqual([]);
    expect(pages.map(verdictsOf)).toEqual([verdicts]);
  });

  test('accepts fences of all languages', () => {
    const languages = new Set(pageOf('clean').fences.map(({ lang }) => lang));
    expect([...languages].sort()).toEqual([...fenceLanguages].sort());
  });

  test.each(faults)('catches %s at its line', (name) => {
    const expected = JSON.parse(
      readFileSync(join(siteDir, name, 'expected.json'), 'utf8'),
    ) as Expected[];
    const { problems } = pageOf(name);
    const [first] = expected;
    expect(problems.map(({ line, rule, message }) => ({ line, rule, message }))[0]).toEqual({
      line: first?.line,
      rule: first?.rule,
      message: expect.stringContaining(first?.message ?? 'nothing'),
    });
    expect(formatReport(alone(pageOf(name))).isClean).toBe(false);
  });

  test('names the column in a fence of a list', () => {
    expect(pageOf('fence-in-list').problems[0]).toMatchObject({ column: 17 });
  });
});

describe('the report on samples', () => {
  const skip = 'needs a package that is not out';
  const page: PageResult = {
    file: 'docs/page.mdx',
    fences: Array.from({ length: 99 }, (_, line) =>
      line === 3 || line === 9
        ? { line, lang: 'ts', verdict: 'skipped', skip }
        : { line, lang: 'ts', verdict: 'compiled' },
    ),
    problems: [],
  };

  test('lists what is skipped and refuses more than 2 %', () => {
    const { text, isClean } = formatReport(alone(page));
    expect(text).toContain('docs/page.mdx:3  skipped: needs a package that is not out');
    expect(text).toContain(
      '2 fences of 99 in TypeScript or JavaScript are skipped; the maximum is 1',
    );
    expect(isClean).toBe(false);
  });

  test('is not clean if it checked no fence', () => {
    const { text, isClean } = formatReport(alone());
    expect(text).toMatch(/^Checked 0 fences/);
    expect(isClean).toBe(false);
  });

  test('names a path that does not exist', async () => {
    const run = checkSamples(siteDir, ['docs/nowhere']);
    await expect(run).rejects.toThrow('samples: docs/nowhere does not exist.');
  });
});
