import { type BuildOptions, build } from 'esbuild';
import { supportedBrowsers } from '../../build';

/** As esbuild names them. */
const target = supportedBrowsers.map(
  ({ name, version }) => name.replace('ios_saf', 'ios') + version,
);

/** Bundles a part of a live sample for the browsers that the site supports, and returns the minified text. */
export async function bundleCode(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    target,
    jsx: 'automatic',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
