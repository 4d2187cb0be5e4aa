// Runs the rules for writers over all pages: npm run check:content
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { run } = load('../plugins/content-rules/cli.ts');

process.exitCode = await run(process.argv[2] ?? process.cwd());
