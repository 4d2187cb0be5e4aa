// Records what each release of the documented package changed: npm run record-releases

import { parseArgs } from 'node:util';
import { endWith } from './content/checkPages.mts';
import { extendHistory } from './reference/upgrade/extendHistory.mts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { anew: { type: 'boolean' } },
});
await endWith(/^npm /, async () => {
  const log = (line: string) => console.log(line);
  await extendHistory(process.cwd(), { upTo: positionals[0], isAnew: values.anew === true, log });
  return 0;
});
