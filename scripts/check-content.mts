// Runs the rules for writers over all pages: npm run check:content
import * as contentRules from '../plugins/commands/content-rules/cli.ts';
import { generatePages } from './lib/checkPages.mts';

const [, , otherSite] = process.argv;
// First: guides link to the pages that are generated.
const generated = otherSite === undefined ? await generatePages() : 0;
process.exitCode = Math.max(generated, await contentRules.run(otherSite ?? process.cwd()));
