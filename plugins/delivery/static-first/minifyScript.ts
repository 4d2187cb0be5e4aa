import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';

/**
 * Reads a browser script in this folder, written in TypeScript, and returns minified text that can go between
 * `<script>` tags. What it imports is compiled into it, which is free of cost for constants and single expressions.
 * @throws when it doesn't compile, or contains text that would close the element or that the template would
 * interpret
 */
export function minifyScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'es2021',
  });
  // SWC finds more to shorten than esbuild.
  const { code } = transformSync(outputFiles[0]?.text ?? '', {
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: {
      // Older than `browserslist`: an older browser has to read it to find out that the application can't run.
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
