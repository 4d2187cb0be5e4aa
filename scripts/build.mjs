// @ts-check
// Builds the site: npm run build -- --out-dir elsewhere
import { runDocusaurus, setUp } from './lib/setup.mjs';

setUp();
runDocusaurus(['build', ...process.argv.slice(2)]);
