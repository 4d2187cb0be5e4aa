// Checks all pages against the rules for writers: npm run check:content
import { parseArgs } from 'node:util';
import * as contentRules from '../plugins/content/checkContent.ts';
import { generatePages } from '../plugins/generatePages.ts';

const [otherSite] = parseArgs({ allowPositionals: true }).positionals;
// This comes first, because guides link to generated pages.
const generated = otherSite === undefined ? await generatePages() : 0;
process.exitCode = Math.max(generated, await contentRules.run(otherSite ?? process.cwd()));
