import type { Code, RootContent } from 'mdast';
import { parseFenceMeta, quote } from '../../content';

/**
 * Converts a fence to what a reader copies: without hidden code, without removed lines, and with no meta
 * except the title. The error that the code is expected to cause goes below it.
 */
export function convertFence(fence: Code): RootContent[] {
  const { meta } = parseFenceMeta(fence.meta ?? '');
  if (meta.hidden || meta.test) return [];
  const removed = new Set(meta.del);
  const value = fence.value
    .split('\n')
    .filter((_, index) => !removed.has(index + 1))
    .join('\n');
  const title = meta.title === undefined ? null : `title="${meta.title}"`;
  const shown: Code = { type: 'code', lang: fence.lang ?? null, meta: title, value };
  return meta.expectError === undefined ? [shown] : [shown, quote(`Error: ${meta.expectError}`)];
}
