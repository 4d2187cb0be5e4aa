import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the sources of the CLI name an environment variable. */
const patterns = [
  /process\.env\.([A-Za-z_]\w*)/g,
  /process\.env\[["'](\w+)["']\]/g,
  /(?:_VAR_NAME|_ENV_VAR|OverrideVar)\s*=\s*["'](\w+)["']/g,
  // Names that a helper or a table passes on to `process.env[name]`.
  /(?:integerFromEnv\(\s*|commitShaVar: )["'](\w+)["']/g,
];

/** Lists the environment variables that source code reads. */
export function variablesIn(source: string): string[] {
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

/**
 * Lists the environment variables that the installed CLI reads, from the sources in its package.
 * @throws when the package has no sources of the CLI
 */
export function readCliVariables(packageDir: string): Set<string> {
  const names = ['src/cli', 'src/bundler'].flatMap((folder) =>
    readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })
      // Templates contain code for apps, and tests set variables of their own.
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('codegen_templates'))
      .flatMap((file) => variablesIn(readFileSync(join(packageDir, folder, file), 'utf8'))),
  );
  if (names.length === 0) {
    throw new Error(
      `cli-reference: ${packageDir}/src has no environment variables. Update variables.ts.`,
    );
  }
  return new Set(names);
}
