// Brings generated pages and files up to date: npm run generate

import { parseArgs } from 'node:util';
import { endWith, generatePages } from './content/checkPages.mts';

const { positionals } = parseArgs({ allowPositionals: true });
await endWith(/^generate: /, () => generatePages(positionals));
