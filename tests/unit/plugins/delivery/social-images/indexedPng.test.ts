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
