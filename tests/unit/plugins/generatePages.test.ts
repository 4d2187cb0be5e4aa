import { expect, test } from 'vitest';
import { generateSteps } from '../../../plugins/generatePages';
import { temporaryFolder, write } from '../folder';

test.each([
  ['a guide is edited', 'docs/guide.mdx', ['api-reference']],
  ['a page is added', 'docs/new.mdx', ['http-reference', 'api-reference']],
  ['the package changes', 'node_modules/convex/package.json', ['cli-reference', 'api-reference']],
  ['the page of all commands is edited', 'docs/cli/index.mdx', ['cli-reference', 'api-reference']],
  ['a page of the reference changes', 'docs/api/modules/server.mdx', []],
  ['a page about commands changes', 'docs/cli/reference/data.mdx', []],
])('the right inputs change when %s', (_, file, names) => {
  const siteDir = temporaryFolder({
    'node_modules/convex/package.json': '{ "version": "1.0.0" }',
    'docs/cli/index.mdx': 'Commands.',
    'docs/guide.mdx': 'A guide.',
    'docs/api/modules/server.mdx': 'generated',
    'docs/management-api/operation.mdx': 'generated',
    'docs/cli/reference/data.mdx': 'generated',
  });
  const before = generateSteps.map(({ hashInputs }) => hashInputs(siteDir));
  write(siteDir, file, '{ "version": "2.0.0" }');
  const changed = generateSteps.filter(
    ({ hashInputs }, index) => hashInputs(siteDir) !== before[index],
  );
  expect(changed.map(({ name }) => name)).toEqual(names);
});
