// Brings generated pages and files up to date: npm run generate

import { readArguments } from './build/readArguments.mts';
import { endWith, generatePages } from './content/checkPages.mts';

const { positionals } = readArguments('generate');
await endWith(/^generate: /, () => generatePages(positionals));
