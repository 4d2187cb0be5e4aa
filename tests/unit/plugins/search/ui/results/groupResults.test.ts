import { expect, test } from 'vitest';
import { groupResults } from '../../../../../../plugins/search/ui/mergeResults';

test('results are grouped by place and page, best first', () => {
  const urls = ['/a#1', '/b', 'https://stack.convex.dev/x', '/a', '/a#2', 'https://discord.com/1'];
  const groups = groupResults(urls.map((url) => ({ title: url, url })));
  expect(
    groups.map(({ place, rows }) => [
      place,
      rows.map(({ result, isSamePage }) => (isSamePage ? `+ ${result.url}` : result.url)),
    ]),
  ).toEqual([
    ['Docs', ['/a#1', '+ /a', '+ /a#2', '/b']],
    ['Stack', ['https://stack.convex.dev/x']],
    ['Discord', ['https://discord.com/1']],
  ]);
});
