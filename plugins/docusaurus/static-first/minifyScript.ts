import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/**
 * Reads a browser script of this folder, written in TypeScript without imports, as minified text
 * that can stand between `<script>` tags.
 * @throws when it does not compile, or holds what would end the element or be read by the template.
 */
export function minifyScript(file: string): string {
  const { code } = transformSync(readFileSync(join(__dirname, file), 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2021',
      minify: {
        compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
        mangle: true,
      },
    },
    minify: true,
  });
  const bad = /<\/script|<!--|<%|%>/i.exec(code);
  if (bad) throw new Error(`static-first: ${file} holds "${bad[0]}", which cannot be inlined.`);
  return code.trim().replace(/(?:export\{\})?;?$/, '');
}
