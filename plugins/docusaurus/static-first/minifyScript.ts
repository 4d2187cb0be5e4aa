import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/**
 * Reads a browser script in this folder, written in TypeScript without imports, and returns minified text
 * that can go between `<script>` tags.
 * @throws when it doesn't compile, or contains text that would close the element or that the template would
 * interpret
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
  if (bad) throw new Error(`static-first: ${file} contains "${bad[0]}", which cannot be inlined.`);
  return code.trim().replace(/(?:export\{\})?;?$/, '');
}
