// Generates what changed and serves the site with live reload: npm start -- --port 4000
import { runDocusaurus, runGenerate } from './build/docusaurusCommand.mts';

// Faults are printed; a writer can fix them while the server runs.
await runGenerate();
await runDocusaurus(['start', '--no-open', '--port', '3000', ...process.argv.slice(2)]);
