// @ts-check
// Serves the site with live reload: npm start -- --port 4000
import { runDocusaurus, setUp } from './lib/setup.mjs';

setUp();
runDocusaurus(['start', '--no-open', '--port', '3000', ...process.argv.slice(2)]);
