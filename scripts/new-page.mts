// Writes a new page and adds it to the sidebar: npm run new-page -- /database/foo --kind=how-to

import { parseArgs } from 'node:util';
import { createPage, nextSteps } from './content/newPage.mts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'explanation' } },
});
try {
  const [route, ...others] = positionals;
  if (route === undefined || others.length > 0) {
    throw new Error(
      'Name one route: npm run new-page -- /database/foo [--kind=tutorial|how-to|explanation|reference]',
    );
  }
  console.log(nextSteps(createPage(process.cwd(), route, values.kind)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
