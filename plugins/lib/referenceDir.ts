/** Where the generated pages of the TypeScript API are, from the site's directory; Git ignores it. */
export const referenceDir = 'docs/api';

/** Whether a file, from the site's directory, is a generated page. */
export function isReferencePage(file: string): boolean {
  return file.startsWith(`${referenceDir}/`);
}
