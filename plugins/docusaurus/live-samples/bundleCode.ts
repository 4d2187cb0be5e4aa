import { type BuildOptions, build } from 'esbuild';

/** Bundles a part of a live sample for the browsers that the site supports, and returns the minified text. */
export async function bundleCode(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
