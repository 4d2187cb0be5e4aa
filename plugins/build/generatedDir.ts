import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of generated files other than pages, relative to the site's directory. Git ignores it. */
export const generatedDir = '.generated';

/** The folder of those that are served. */
export const generatedStaticDir = `${generatedDir}/static`;

/**
 * Reads a JSON file that `npm run generate` writes.
 * @param file relative to the site's directory
 * @throws when it is missing
 */
export function readGenerated<Value>(siteDir: string, file: string): Value {
  let text: string;
  try {
    text = readFileSync(join(siteDir, file), 'utf8');
  } catch {
    throw new Error(`${file} does not exist. Run npm run generate, which writes it.`);
  }
  return JSON.parse(text) as Value;
}
