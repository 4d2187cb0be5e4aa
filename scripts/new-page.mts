// Writes a new page and adds it to the sidebar: npm run new-page -- /database/foo --kind=how-to
import { parseArgs } from 'node:util';
import { createPage } from './content/newPage.mts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: 'explanation' } },
});
console.log(createPage(process.cwd(), positionals[0] ?? '', values.kind));
