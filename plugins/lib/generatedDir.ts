import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where generated files go that aren't pages, from the site's directory; Git ignores it. */
export const generatedDir = '.generated';

/** Those of them that are served. */
export const generatedStaticDir = `${generatedDir}/static`;

/**
 * Reads a JSON file that `npm run generate` writes.
 * @param file from the site's directory
 * @throws when it is missing.
 */
export function readGenerated<Value>(siteDir: string, file: string): Value {
  let text: string;
  try {
    text = readFileSync(join(siteDir, file), 'utf8');
  } catch {
    throw new Error(`There is no ${file}. Run npm run generate, which writes it.`);
  }
  return JSON.parse(text) as Value;
}
