import { expect, test } from 'vitest';
import { placeOf } from '../../../../../src/features/search/support/placeOf';

test.each([
  ['https://stack.convex.dev/databases', 'Stack'],
  ['https://discord.com/channels/1/2', 'Discord'],
  ['https://canary.discord.com/channels/1', 'Discord'],
  ['/functions', 'Docs'],
  ['https://example.com/?from=stack.convex.dev', 'Docs'],
])('%s is marked %s by its host', (url, place) => {
  expect(placeOf(url)).toBe(place);
});
