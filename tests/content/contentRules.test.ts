import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../plugins/build/finding';
import {
  createContentCheck,
  formatReport,
  isClean,
} from '../../plugins/content/checks/checkContent';

interface Expected {
  file: string;
  line: number;
  rule: string;
  message: string;
}

const fixtures = resolve('tests/fixtures/content');
const names = readdirSync(fixtures);
const faults = names.filter((name) => name !== 'clean');

const reports = new Map<string, ReturnType<ReturnType<typeof createContentCheck>>>();

/** The report of a fixture, which several tests read. */
function check(name: string) {
  const directory = join(fixtures, name);
  const sidebarPath = existsSync(join(directory, 'sidebars.ts')) ? 'sidebars.ts' : false;
  const report = reports.get(name) ?? createContentCheck(directory, { sidebarPath })();
  reports.set(name, report);
  return report;
}

function expectedOf(name: string): Expected[] {
  return JSON.parse(readFileSync(join(fixtures, name, 'expected.json'), 'utf8')) as Expected[];
}

describe('the rules for writers', () => {
  test('have a fixture for each of at least thirty mistakes', () => {
    expect(faults.length).toBeGreaterThan(30);
  });

  test('accept a page that uses every feature', async () => {
    const report = await check('clean');
    expect(report.findings.map(formatFinding)).toEqual([]);
    expect(report.pages).toBe(2);
    expect(formatReport(report)).toBe('Checked 2 pages: nothing to fix.');
  });

  test.each(faults)('find the mistake in %s, with its file and line', async (name) => {
    const report = await check(name);
    const expected = expectedOf(name);
    expect(report.pages).toBeGreaterThan(0);
    expect(expected.length).toBeGreaterThan(0);
    expect(report.findings).toEqual(
      expected.map((finding) =>
        expect.objectContaining({ ...finding, message: expect.stringContaining(finding.message) }),
      ),
    );
  });

  test.each(faults)('explain in a second sentence how to fix %s', async (name) => {
    const { findings } = await check(name);
    for (const { message } of findings) expect(message).toMatch(/[.:?`>] .+[.?]/);
  });

  test('write each finding on a line with file, line, column and rule', async () => {
    const report = await check('link-site-path');
    expect(formatReport(report)).toBe(
      'docs/database/page.mdx:11:5  /database/schemas is a route of this site. Link to the file instead: ./schemas.mdx. [link-file]\n' +
        'Checked 2 pages: 1 problem to fix.',
    );
  });

  test('do not pass if they checked no page', () => {
    const nothing = { pages: 0, findings: [] };
    expect(isClean(nothing)).toBe(false);
    expect(formatReport(nothing)).toMatch(/^Checked 0 pages: the docs directory contains no pages/);
  });

  test('stop when the sidebars file is missing', async () => {
    const directory = join(fixtures, 'kind');
    const run = createContentCheck(directory);
    await expect(run()).rejects.toThrow('content-rules: sidebars.ts does not exist.');
  });
});
