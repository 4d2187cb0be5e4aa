import { brotliCompressSync } from 'node:zlib';

/** Bytes that a host sends for a content, in brotli. */
export const brotliBytes = (content: string | Uint8Array) => brotliCompressSync(content).length;
