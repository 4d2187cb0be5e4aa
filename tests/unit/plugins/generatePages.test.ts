import { beforeEach, describe, expect, it } from 'vitest';
import { generateSteps } from '../../../plugins/generatePages';
import { temporaryFolder, write } from '../folder';

let siteDir: string;

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
  siteDir = temporaryFolder({
    'node_modules/convex/package.json': '{ "version": "1.0.0" }',
    'docs/cli/index.mdx': 'Commands.',
    'docs/guide.mdx': 'A guide.',
    'docs/api/modules/server.mdx': 'generated',
    'docs/management-api/operation.mdx': 'generated',
    'docs/cli/reference/data.mdx': 'generated',
  });
});

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
    expect(changedBy(() => write(siteDir, file, '{ "version": "2.0.0" }'))).toEqual(names);
  });
});
