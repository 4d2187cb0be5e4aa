// Checks all pages against the rules for writers: npm run check:content
import * as contentRules from '../plugins/content/checks/contentCommand.ts';
import { readArguments } from './build/readArguments.mts';
import { generatePages } from './content/checkPages.mts';

const [otherSite] = readArguments('check-content').positionals;
// This comes first, because guides link to generated pages.
const generated = otherSite === undefined ? await generatePages() : 0;
process.exitCode = Math.max(generated, await contentRules.run(otherSite ?? process.cwd()));
