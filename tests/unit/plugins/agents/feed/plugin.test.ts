import { expect, test } from 'vitest';
import { atomFeed } from '../../../../../plugins/agents/feed/plugin';

test('a feed has the releases with their dates, and is as new as the first one', () => {
  const text = atomFeed({
    title: 'What’s new',
    author: 'Convex',
    site: 'https://x.dev/docs/',
    entries: [
      { id: '1.2.0', title: 'tiny 1.2.0', date: '2026-10-22', summary: 'Keys < 1 & "more".' },
      { id: '1.1.0', title: 'tiny 1.1.0', date: '2026-09-16', summary: 'Less.' },
    ],
  });
  expect(text.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-10-22T00:00:00Z',
    '<updated>2026-10-22T00:00:00Z',
    '<updated>2026-09-16T00:00:00Z',
  ]);
  expect(text).toContain('<link href="https://x.dev/docs/changes#1.2.0"/>');
  expect(text).toContain('<summary>Keys &lt; 1 &amp; &quot;more&quot;.</summary>');
});
