// Brings generated pages and files up to date: npm run generate
import { endWith, generatePages } from './lib/checkPages.mts';
import { readArguments } from './lib/readArguments.mts';

const { positionals } = readArguments('generate');
await endWith(/^generate: /, () => generatePages(positionals));
