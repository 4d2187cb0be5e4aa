/**
 * The folder of the generated pages of the TypeScript API, relative to the site's directory. Git ignores it.
 */
export const referenceDir = 'docs/api';

/** The list of the API's names, which the generator writes next to the pages. */
export const apiIndexFile = `${referenceDir}/symbols.json`;

/** The explanations of these names, which the generator writes, too. */
export const apiNamesFile = `${referenceDir}/names.json`;

/** Whether a file, relative to the site's directory, is a generated page. */
export function isReferencePage(file: string): boolean {
  return file.startsWith(`${referenceDir}/`);
}
