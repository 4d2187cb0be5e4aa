// Generates what changed and builds the site: npm run build -- --out-dir elsewhere
import { endWith, generatePages } from './lib/checkPages.mts';
import { runDocusaurus } from './lib/docusaurusCommand.mts';

await endWith(/^generate: /, () => generatePages());
if (process.exitCode === 0) runDocusaurus(['build', ...process.argv.slice(2)]);
