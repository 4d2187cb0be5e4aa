// Runs the rules for writers over all pages: npm run check:content
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const [, , otherSite] = process.argv;
const checks = [
  // First: guides link to the pages that these make.
  ...(otherSite === undefined
    ? ['../plugins/http-reference/cli.ts', '../plugins/api-reference/cli.ts']
    : []),
  '../plugins/content-rules/cli.ts',
];

for (const check of checks) {
  const code = await load(check).run(otherSite ?? process.cwd());
  process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
}
