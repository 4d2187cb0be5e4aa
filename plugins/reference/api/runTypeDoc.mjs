// Runs TypeDoc in a separate process: it loads a compiler, which the build doesn't need afterwards.
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), {
  interopDefault: true,
  // Node loads these directly, so that there is only one copy of TypeDoc, the one that the plugin uses.
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});
const { generate } = load('./generate.ts');

await generate(JSON.parse(process.argv[2] ?? ''));
