// @ts-check
// Drawn in a thread, as 4,000 cards keep a core busy for minutes; plain JavaScript, as threads load no TypeScript.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { indexedPng } from './indexedPng.mjs';

const { resolve } = createRequire(import.meta.url);
const { width, height } = /** @type {{ width: number, height: number }} */ (workerData);

const fonts = /** @type {const} */ ([400, 600]).map((weight) => ({
  name: 'Inter',
  weight,
  data: readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
}));

/** @param {any} element */
async function draw(element) {
  const svg = await satori(element, {
    width,
    height,
    fonts,
    loadAdditionalAsset: async (_, text) => {
      throw new Error(`The font has no letter for "${text}". Use another in title or description`);
    },
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return indexedPng(image.pixels, image.width, image.height);
}

parentPort?.on('message', (element) => {
  draw(element).then(
    (png) => parentPort?.postMessage({ png }),
    (error) => parentPort?.postMessage({ error: String(error?.message ?? error) }),
  );
});
