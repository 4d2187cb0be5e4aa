// @ts-check
import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes that a host sends for a content, in brotli.
 * @param {string | Uint8Array} content
 */
export const brotliBytes = (content) => brotliCompressSync(content).length;
