import type { PatchTarget } from './definePatch';

/** Matches a file that Docusaurus generates. @param pattern of its path in that folder, `/` for any separator */
export function generatedFile({ context }: PatchTarget, pattern: string): RegExp {
  const folder = context.generatedFilesDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${folder}[\\\\/]${pattern.replaceAll('/', '[\\\\/]')}$`);
}
