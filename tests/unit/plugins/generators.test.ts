import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateSteps } from '../../../plugins/generators';

let siteDir: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, file), text);
}

const hashes = () =>
  Object.fromEntries(generateSteps.map(({ name, hashInputs }) => [name, hashInputs(siteDir)]));

/** The steps whose inputs a change belongs to. */
function changedBy(change: () => void): string[] {
  const before = hashes();
  change();
  const after = hashes();
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'steps-'));
  write('node_modules/convex/package.json', '{ "version": "1.0.0" }');
  write('docs/cli/index.mdx', 'Commands.');
  write('docs/guide.mdx', 'A guide.');
  write('docs/api/modules/server.mdx', 'generated');
  write('docs/management-api/operation.mdx', 'generated');
  write('docs/cli/reference/data.mdx', 'generated');
});

afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

describe('the inputs of the generators', () => {
  it('stay the same while nothing changes', () => {
    expect(changedBy(() => {})).toEqual([]);
  });

  it.each([
    ['a guide is edited', 'docs/guide.mdx', ['api-reference']],
    ['a page is added', 'docs/new.mdx', ['http-reference', 'api-reference']],
    ['the package changes', 'node_modules/convex/package.json', ['cli-reference', 'api-reference']],
    [
      'the page of all commands is edited',
      'docs/cli/index.mdx',
      ['cli-reference', 'api-reference'],
    ],
    ['a page of the reference changes', 'docs/api/modules/server.mdx', []],
    ['a page about commands changes', 'docs/cli/reference/data.mdx', []],
  ])('change for the right generators when %s', (_, file, names) => {
    expect(changedBy(() => write(file, '{ "version": "2.0.0" }'))).toEqual(names);
  });
});
