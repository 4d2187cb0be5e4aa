import { brotliCompressSync } from 'node:zlib';

/** The number of bytes that a host sends for content compressed with brotli. */
export const brotliBytes = (content: string | Uint8Array) => brotliCompressSync(content).length;
