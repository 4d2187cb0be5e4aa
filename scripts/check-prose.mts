// Checks spelling and prose on all pages and in code: npm run check:prose
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { run } from '../plugins/content/prose/proseCommand.ts';
import { readArguments } from './build/readArguments.mts';
import { generatePages } from './content/checkPages.mts';

const cspell = fileURLToPath(new URL('../node_modules/cspell/bin.mjs', import.meta.url));
const spelling = readArguments('check-prose').values['no-spelling']
  ? 0
  : spawnSync(
      process.execPath,
      [cspell, 'lint', '--no-progress', '--no-summary', 'docs/**/*.mdx'],
      { stdio: 'inherit' },
    ).status;
// This comes first, because generated pages are checked like all others.
const faults = await generatePages(['http-reference']);
const words = await run(process.cwd());
process.exitCode = spelling === 0 ? Math.max(faults, words) : 1;
