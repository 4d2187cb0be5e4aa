// Calls a function that runs TypeDoc, in a separate process: it loads a compiler, which the build doesn't need
// afterwards. Arguments: the module, the name of the function, its options as JSON.
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), {
  interopDefault: true,
  // Node loads these directly, so that there is only one copy of TypeDoc, the one that the plugin uses.
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});
const [, , module, name, options = ''] = process.argv;

await load(module)[name](JSON.parse(options));
