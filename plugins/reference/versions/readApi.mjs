// Runs TypeDoc on one release in a separate process, like the generator of the reference.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), {
  interopDefault: true,
  // Node loads these directly, so that there is only one copy of TypeDoc, the one that the plugin uses.
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});
const { readPackage } = load('../api/readPackage.ts');
const { readApiSurface } = load('../api/apiSurface.ts');

const { outFile, ...source } = JSON.parse(process.argv[2] ?? '');
const { project } = await readPackage(source);
writeFileSync(outFile, JSON.stringify(readApiSurface(project).api));
