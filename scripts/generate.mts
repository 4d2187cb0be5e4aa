// Brings generated pages and files up to date: npm run generate [-- icon-sprite]
import { endWith, generatePages } from './lib/checkPages.mts';

await endWith(/^generate: /, () => generatePages(process.argv.slice(2)));
