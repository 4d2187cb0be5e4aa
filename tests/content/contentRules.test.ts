import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../plugins/build/finding';
import {
  type ContentReport,
  createContentCheck,
  formatReport,
  isClean,
} from '../../plugins/content/checkContent';
import { temporaryFolder } from '../unit/folder';

const about = 'Find out what a schema is, how to write one and when the database checks it.';
const lead = 'This page has a lead.';

/** A page: lines that begin with `|` are front matter, the first paragraph is the lead. */
function pageOf(text: string): string {
  const matter = new Map([
    ['title', 'Schemas'],
    ['description', about],
    ['kind', 'reference'],
  ]);
  const lines = text.split('\n');
  while (lines[0]?.startsWith('| ')) {
    const [, key = '', value = ''] = /^\| (\w+): (.*)$/.exec(lines.shift() ?? '') ?? [];
    matter.set(key, value);
  }
  const entries = [...matter].map(([key, value]) => `${key}: ${value}`);
  return ['---', ...entries, '---', '', ...lines].join('\n');
}

/** The page that pages in docs/database link to. */
const schemas = pageOf(`${lead}\n\n## Define a table {/* #define */}\n\nText.\n`);

/**
 * Pages with mistakes, divided by lines of dashes, each mistake followed by ` !! rule: part of the message`; `!` begins
 * one whose line can't have that. The text comes below front matter and lead. `@` is where the page is, `|` begins front
 * matter, `^` an import above the lead, `*` stands for a blank line between all lines and code below that of a fence, and
 * `=` for a page that is written as a whole. `+++` begins another file.
 */
const faults = readFileSync('tests/content/mistakes.txt', 'utf8').split(/^-{10,}\n/m);

interface Expected {
  file: string;
  line: number;
  rule: string;
  message: string;
}

function readFault(fault: string) {
  const [own = '', ...others] = fault.split(/^\+\+\+ /m);
  const lines = own.trimEnd().split('\n');
  const take = (mark: string) => {
    const taken: string[] = [];
    while (lines[0]?.startsWith(mark)) taken.push((lines.shift() ?? '').slice(mark.length));
    return taken;
  };
  const found: Expected[] = [];
  const expectAt = (file: string, line: number, finding: string) => {
    const [, rule = '', message = ''] = /^([\w-]+): (.*)$/.exec(finding) ?? [];
    found.push({ file, line, rule, message });
  };
  const files = new Map<string, string>();
  const add = (file: string, text: string) => {
    const kept = text.split('\n').map((line, index) => {
      const [content = '', ...findings] = line.split(' !! ');
      for (const finding of findings) expectAt(file, index + 1, finding);
      return content;
    });
    files.set(file, `${kept.join('\n').trimEnd()}\n`);
  };

  const [at = 'docs/page.mdx'] = take('@ ');
  const isWhole = take('=').length > 0;
  for (const line of take('! ')) {
    const [, file = at, finding = ''] = /^(?:(\S+):)?1 (.*)$/.exec(line) ?? [];
    expectAt(file, 1, finding);
  }
  const matter = take('| ').map((line) => `| ${line}`);
  const imports = take('^ ').flatMap((line) => [line, '']);
  const isList = take('*').length > 0;
  const blocks = lines.map((line) => (line.startsWith('```') ? `${line}\nf();\n\`\`\`` : line));
  const body = isList ? blocks.join('\n\n').trimStart() : lines.join('\n');
  add(at, isWhole ? lines.join('\n') : pageOf([...matter, ...imports, lead, '', body].join('\n')));
  if (at.startsWith('docs/database/')) files.set('docs/database/schemas.mdx', schemas);
  for (const other of others) {
    const [path = '', ...content] = other.trimEnd().split('\n');
    const isPage = /^docs\/\w+\.mdx$/.test(path);
    const hasLead = content.some((line) => !line.startsWith('| '));
    const text = (isPage && !hasLead ? [...content, lead] : content).join('\n');
    add(path, isPage ? pageOf(text) : text);
  }
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {
    name: found
      .map(({ rule }) => rule)
      .join(', ')
      .slice(0, 80),
    files,
    found,
  };
}

const cases = faults.map(readFault);

/** The report on a site. */
function check(files: ReadonlyMap<string, string>): Promise<ContentReport> {
  const site = temporaryFolder(Object.fromEntries(files));
  return createContentCheck(site, { sidebarPath: files.has('sidebars.ts') && 'sidebars.ts' })();
}

describe('the rules for writers', () => {
  test('accept a page that uses every feature', async () => {
    const report = await createContentCheck(resolve('tests/fixtures/content/clean'))();
    expect(report.findings.map(formatFinding)).toEqual([]);
    expect(formatReport(report)).toBe('Checked 2 pages: nothing to fix.');
  });

  test.each(cases)('find the mistakes $name, with file and line', async ({ files, found }) => {
    const report = await check(files);
    expect(found.length).toBeGreaterThan(0);
    expect(report.findings).toEqual(
      found.map((finding) =>
        expect.objectContaining({ ...finding, message: expect.stringContaining(finding.message) }),
      ),
    );
    // A second sentence says how to fix it.
    for (const { message } of report.findings) expect(message).toMatch(/[.:?`>] .+[.?]/);
  });

  test('do not pass if they checked no page', () => {
    const nothing = { pages: 0, findings: [] };
    expect(isClean(nothing)).toBe(false);
    expect(formatReport(nothing)).toMatch(/^Checked 0 pages: the docs directory contains no pages/);
  });

  test('stop when the sidebars file is missing', async () => {
    const site = temporaryFolder({ 'docs/.gitkeep': '' });
    await expect(createContentCheck(site)()).rejects.toThrow('sidebars.ts does not exist.');
  });
});
