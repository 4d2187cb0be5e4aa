// @ts-check
// Generates what changed and builds the site: npm run build -- --out-dir elsewhere
import { runDocusaurus, setUp } from './lib/setup.mjs';

setUp();
// Only now, as it needs the packages.
const { endWith, generatePages } = await import('./lib/checkPages.mjs');
await endWith(/^generate: /, generatePages);
if (process.exitCode === 0) runDocusaurus(['build', ...process.argv.slice(2)]);
