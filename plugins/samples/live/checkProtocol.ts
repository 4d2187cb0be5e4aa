import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'node_modules/convex/src/browser/sync/protocol.ts';

/** The hash of the protocol that `src/features/live/engine/sync` speaks. */
const known = 'b7b6f9abb2ad17cc3efe0ba9ba67c79c021e6ade074e8a10da90e8a1d07db30d';

/**
 * Checks that the installed client speaks the protocol of live samples.
 * @throws when it has changed
 */
export function checkProtocol(siteDir: string): void {
  const file = join(siteDir, source);
  const found = existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined;
  if (found === known) return;
  const next = found
    ? `set the hash in plugins/samples/live/checkProtocol.ts to ${found}`
    : 'name the file that has it now in plugins/samples/live/checkProtocol.ts';
  throw new Error(
    `live-samples: the sync protocol of the installed convex (${source}) is not the one that live samples speak. Compare it with src/features/live/engine/sync, adapt that, and ${next}.`,
  );
}
