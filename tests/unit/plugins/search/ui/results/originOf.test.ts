import { expect, test } from 'vitest';
import { originOf } from '../../../../../../plugins/search/ui/mergeResults';

test.each([
  ['https://stack.convex.dev/databases', 'Stack'],
  ['https://discord.com/channels/1/2', 'Discord'],
  ['https://canary.discord.com/channels/1', 'Discord'],
  ['/functions', 'Docs'],
  ['https://example.com/?from=stack.convex.dev', 'Docs'],
])('%s is marked %s by its host', (url, place) => {
  expect(originOf(url)).toBe(place);
});
