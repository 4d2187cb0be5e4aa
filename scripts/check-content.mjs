// Runs the rules for writers over all pages: npm run check:content
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { makeHttpPages } from './lib/checkPages.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const apiReference = load('../plugins/commands/api-reference/cli.ts');
const contentRules = load('../plugins/commands/content-rules/cli.ts');

const [, , otherSite] = process.argv;
// First: guides link to the pages that these make.
const made =
  otherSite === undefined ? Math.max(makeHttpPages(), apiReference.run(process.cwd())) : 0;
process.exitCode = Math.max(made, await contentRules.run(otherSite ?? process.cwd()));
