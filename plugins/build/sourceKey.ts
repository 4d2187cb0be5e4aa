import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import runtimeFolders from './runtimeFolders.json';

/** The folder of the project that contains this file. */
export const ownRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * What can change the result for a page without being part of it. Styles and components aren't here: the bundler tracks
 * its modules itself. The environment acts through the configuration, by which the bundler's cache is keyed
 * (plugins/delivery/patches/plugin.ts).
 */
export const sources = [
  'package.json',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'plugins',
  'src/lib',
  'src/site',
  // Definitions of components have its names.
  'src/components/icons.ts',
];

/** Of components, a result depends on the definition alone, not on the view and its style. */
const definitionFolders = ['src/components', 'src/features'];
const isDefinition = (file: string) => /\/definition\.ts$/.test(file);

/** Hashes parts, and where each ends: ['ab', 'c'] differs from ['a', 'bc']. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** What browsers and the Worker run: the bundler tracks it itself, like components in `src`. */
const bundled = new RegExp(`/(${runtimeFolders.join('|')})/|\\.css$`);
const isBundled = (file: string) => bundled.test(file) && !isDefinition(file);

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesIn(join(path, name)));
}

const keys = new Map<string, string>();

/**
 * Hashes the sources of a project, or some of them. A running process keeps its first key, because it keeps its code.
 */
export function sourceKey(root = ownRoot, of: readonly string[] = sources): string {
  const name = [root, ...of].join('\n');
  const known = keys.get(name);
  if (known !== undefined) return known;
  const files = [
    ...of.flatMap((source) =>
      filesIn(join(root, source)).filter((file) => !isBundled(file.slice(root.length))),
    ),
    ...definitionFolders.flatMap((folder) => filesIn(join(root, folder)).filter(isDefinition)),
  ];
  const parts = files.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
  const key = sha256(process.version, process.platform, process.arch, ...parts);
  keys.set(name, key);
  return key;
}

/** The source that allows exactly this inline text: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
