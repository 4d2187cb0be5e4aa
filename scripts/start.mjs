// @ts-check
// Generates what changed and serves the site with live reload: npm start -- --port 4000
import { runDocusaurus, setUp } from './lib/setup.mjs';

setUp();
// Only now, as it needs the packages. Faults are printed; a writer can fix them while the server runs.
const { generatePages } = await import('./lib/checkPages.mjs');
await generatePages();
runDocusaurus(['start', '--no-open', '--port', '3000', ...process.argv.slice(2)]);
