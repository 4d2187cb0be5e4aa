// A process of its own: TypeDoc holds a compiler, which the build has no use for afterwards.
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), {
  interopDefault: true,
  // Node loads these itself: one copy of TypeDoc, the one that the plugin knows.
  nativeModules: ['typedoc', 'typedoc-plugin-markdown'],
});
const { generate } = load('./generate.ts');

await generate(JSON.parse(process.argv[2] ?? ''));
