import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * The file of a package's command, which Node can run: the links in `.bin` differ between systems.
 * @param name of the package
 * @param command the package's name by default
 */
export function binOf(name: string, command: string = name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
