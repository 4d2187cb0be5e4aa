import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { indexedPng } from '../../../../../plugins/delivery/social-images/indexedPng.mjs';

/** Reads a PNG back with a decoder that is not ours. */
function decode(png: Buffer, width: number, height: number): number[] {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}

test('keeps every pixel of a picture of few colors', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255, 1, 2, 3, 255, 255, 0, 0, 255]);
  expect(decode(indexedPng(pixels, 2, 2), 2, 2)).toEqual([...pixels]);
});

test('takes pixels at any offset of their buffer', () => {
  const pixels = Uint8Array.from([0, 255, 0, 0, 255, 0, 255, 0, 255]).subarray(1);
  expect(indexedPng(pixels, 2, 1)).toEqual(indexedPng(Uint8Array.from(pixels), 2, 1));
});

test('lets near colors fall together where there are more than 256', () => {
  const side = 32;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    pixels[at * 4] = (at % side) * 8;
    pixels[at * 4 + 1] = Math.floor(at / side) * 8;
  }
  const decoded = decode(indexedPng(pixels, side, side), side, side);
  const worst = decoded.map((value, at) => Math.abs(value - (pixels[at] ?? 0)));
  expect(Math.max(...worst)).toBeGreaterThan(0);
  expect(Math.max(...worst)).toBeLessThanOrEqual(16);
});
