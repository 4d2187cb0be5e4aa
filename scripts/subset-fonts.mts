// Makes src/css/fonts anew from the npm package: node scripts/run.mjs subset-fonts
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontLicense, subsetFonts } from './delivery/subsetFonts.mts';

const folder = fileURLToPath(new URL('../src/css/fonts/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}LICENSE`, fontLicense());
for (const { name, range, bytes } of await subsetFonts()) {
  writeFileSync(folder + name, bytes);
  console.log(`${name}: ${bytes.length} bytes\n  unicode-range: ${range};`);
}
