/**
 * The versions that the patches were written for. After an upgrade the build stops until they are widened here, which
 * needs a look at each patch that relies on the package.
 */
const ranges = {
  '@docusaurus': '3.10.x',
  '@rspack/core': '1.7.x',
  'react-helmet-async': '1.3.x',
  'react-router': '5.3.x',
  'react-router-dom': '5.3.x',
};

/** A package whose inside a patch relies on. All packages of Docusaurus have the same version. */
export type PatchedPackage = `@docusaurus/${string}` | Exclude<keyof typeof ranges, '@docusaurus'>;

/** The supported versions of a package. */
export function supportedVersions(name: PatchedPackage): string {
  const key = name.startsWith('@docusaurus/') ? '@docusaurus' : name;
  return ranges[key as keyof typeof ranges];
}
