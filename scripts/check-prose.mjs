// Spelling and the rules for words, over all pages: npm run check:prose
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('../plugins/prose/cli.ts');

const cspell = fileURLToPath(new URL('../node_modules/cspell/bin.mjs', import.meta.url));
const spelling = spawnSync(
  process.execPath,
  [cspell, 'lint', '--no-progress', '--no-summary', 'docs/**/*.mdx'],
  { stdio: 'inherit' },
);
const words = run(process.cwd());
process.exitCode = spelling.status === 0 ? words : 1;
