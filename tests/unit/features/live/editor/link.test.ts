import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { maxLinkLength, readLink, writeLink } from '../../../../../src/features/live/editor/link';

const code = { 'convex/tasks.ts': 'export const ü = "日本";\n', 'src/App.tsx': '<p>a+b/c=</p>' };

/** A fragment with any content. */
const fragmentOf = (content: string) =>
  `#live=realtime-1.${deflateRawSync(content).toString('base64url')}`;

test('a link has the code in the fragment, in characters that no address changes', async () => {
  const fragment = await writeLink('realtime-1', code);
  expect(fragment).toMatch(/^#live=realtime-1\.[\w-]+$/);
  expect(await readLink('realtime-1', fragment)).toEqual(code);
});

test('code that is too long is refused with its length', async () => {
  let seed = 1;
  const noise = Array.from({ length: maxLinkLength * 2 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(32 + (seed % 95));
  }).join('');
  await expect(writeLink('realtime-1', { 'src/App.tsx': noise })).rejects.toThrow(
    /^This code is too long for a link: it would take 1\d,\d{3} characters, and 8,000 are possible\.$/,
  );
});

test('a small link with endless text is refused', async () => {
  const bomb = fragmentOf(JSON.stringify({ 'src/App.tsx': ' '.repeat(5_000_000) }));
  expect(bomb.length).toBeLessThan(maxLinkLength);
  await expect(readLink('realtime-1', bomb)).rejects.toThrow('The code in this link is too long.');
});
