// @ts-check
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColors = 256;

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Gives each pixel a color of a palette, or undefined where that takes more than 256 colors.
 * @param {Uint8Array} pixels
 * @param {number} step how far apart two colors must be to count as two
 */
function toPalette(pixels, step) {
  /** @type {Map<number, number>} */
  const indexes = new Map();
  /** @type {number[]} */
  const palette = [];
  const indexed = Buffer.alloc(pixels.length / 4);
  for (let at = 0; at < indexed.length; at += 1) {
    const red = pixels[at * 4] ?? 0;
    const green = pixels[at * 4 + 1] ?? 0;
    const blue = pixels[at * 4 + 2] ?? 0;
    const key = ((red / step) << 16) | ((green / step) << 8) | (blue / step);
    let index = indexes.get(key);
    if (index === undefined) {
      index = indexes.size;
      if (index === maxColors) return undefined;
      indexes.set(key, index);
      palette.push(red, green, blue);
    }
    indexed[at] = index;
  }
  return { palette: Buffer.from(palette), indexed };
}

/**
 * Writes an opaque picture of few colors, such as text on a plain ground, as a PNG with a palette: less than
 * half the bytes of one with a value for each channel. Colors that hardly differ fall together if need be.
 * @param {Uint8Array} pixels four bytes each: red, green, blue and an alpha that is ignored
 * @param {number} width
 * @param {number} height
 */
export function indexedPng(pixels, width, height) {
  let step = 1;
  let result = toPalette(pixels, step);
  while (result === undefined) {
    step *= 2;
    result = toPalette(pixels, step);
  }
  const { palette, indexed } = result;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits an index, palette, no filter choice, not interlaced

  // Each row begins with its filter; 0, none, is best for indexes.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    indexed.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
