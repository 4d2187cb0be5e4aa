// Runs the rules for writers over all pages: npm run check:content
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { generatePages } from './lib/checkPages.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const contentRules = load('../plugins/commands/content-rules/cli.ts');

const [, , otherSite] = process.argv;
// First: guides link to the pages that are generated.
const generated = otherSite === undefined ? await generatePages() : 0;
process.exitCode = Math.max(generated, await contentRules.run(otherSite ?? process.cwd()));
