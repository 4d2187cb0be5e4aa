// Brings generated pages and files up to date: npm run generate
import { parseArgs } from 'node:util';
import { generatePages } from '../plugins/generatePages.ts';

process.exitCode = await generatePages(parseArgs({ allowPositionals: true }).positionals);
