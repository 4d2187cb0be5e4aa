// Makes src/css/fonts and static/assets/fonts anew from the npm packages: node scripts/run.mjs subset-fonts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontLicense, subsetCodeFont, subsetFonts } from './delivery/subsetFonts.mts';

const folder = fileURLToPath(new URL('../src/css/fonts/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}LICENSE`, fontLicense());
for (const { name, range, bytes } of await subsetFonts()) {
  writeFileSync(folder + name, bytes);
  console.log(`${name}: ${bytes.length} bytes\n  unicode-range: ${range};`);
}

const codeFolder = fileURLToPath(new URL('../static/assets/fonts/', import.meta.url));
rmSync(codeFolder, { recursive: true, force: true });
mkdirSync(codeFolder, { recursive: true });
const code = await subsetCodeFont();
writeFileSync(codeFolder + code.name, code.bytes);
writeFileSync(codeFolder + code.sheet, code.css);
console.log(`${code.name}: ${code.bytes.length} bytes`);
