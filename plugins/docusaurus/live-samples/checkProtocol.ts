import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'node_modules/convex/src/browser/sync/protocol.ts';

/** The hash of the protocol that `src/features/live/engine/sync` speaks: that of convex 1.26.2. */
const known = '180ac16018e41a4562ee01f6dfa9a13a7626c8496f3d343daf17b4404a9fc2af';

/**
 * Checks that the installed client speaks the protocol of live samples.
 * @throws when it has changed
 */
export function checkProtocol(siteDir: string): void {
  const text = readFileSync(join(siteDir, source), 'utf8');
  const found = createHash('sha256').update(text).digest('hex');
  if (found === known) return;
  throw new Error(
    `live-samples: the sync protocol of the installed convex (${source}) is not the one that live samples speak. Compare it with src/features/live/engine/sync, adapt that, and set the hash in plugins/docusaurus/live-samples/checkProtocol.ts to ${found}.`,
  );
}
