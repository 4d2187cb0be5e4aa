import type { Code, RootContent } from 'mdast';
import { paragraph, parseFenceMeta, quote, text } from '../../content';

/**
 * Converts a fence to what a reader copies: without hidden code, without removed lines, and with no meta
 * except the title. Code that shouldn't be written says so and has none. The error that the code is expected to cause
 * goes below it.
 */
export function convertFence(fence: Code): RootContent[] {
  const { meta } = parseFenceMeta(fence.meta ?? '');
  if (meta.hidden || meta.test) return [];
  const removed = new Set(meta.del);
  const value = fence.value
    .split('\n')
    .filter((_, index) => !removed.has(index + 1))
    .join('\n');
  const isFile = meta.title !== undefined && !meta.bad;
  const title = isFile ? `title="${meta.title}${meta.append ? ' (continued)' : ''}"` : null;
  const shown: Code = { type: 'code', lang: fence.lang ?? null, meta: title, value };
  return [
    ...(meta.bad ? [paragraph(text('Don’t:'))] : []),
    shown,
    ...(meta.expectError === undefined ? [] : [quote(`Error: ${meta.expectError}`)]),
  ];
}
