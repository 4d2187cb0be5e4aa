import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ConsentOptions } from './options';

export { validateOptions } from './options';

/** Asks for consent to third-party cookies where something is configured that needs it; otherwise does nothing. */
export default function consent(_context: LoadContext, { asks }: ConsentOptions): Plugin {
  const name = 'consent';
  if (!asks) return { name };
  return { name, getClientModules: () => [join(__dirname, 'client.ts')] };
}
