// Generates what changed and builds the site: npm run build -- --out-dir elsewhere
import { runDocusaurus, runGenerate } from './build/docusaurusCommand.mts';

process.exitCode = await runGenerate();
if (process.exitCode === 0) await runDocusaurus(['build', ...process.argv.slice(2)]);
