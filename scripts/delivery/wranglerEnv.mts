import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '../../src/edge/readSite.ts';

/** The environment of Wrangler: it reports nothing, records no requests, and doesn't ask Cloudflare where this machine is. */
export function wranglerEnv(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  };
}

/** The environment in wrangler.jsonc that a build is for: `signals`, or the top level. */
export function environmentOf(dir: string): 'signals' | '' {
  const file = join(dir, siteFile);
  // Not parsed: a file that isn't JSON is the Worker's to report.
  const hasSignals = existsSync(file) && /"signals":\s*true/.test(readFileSync(file, 'utf8'));
  return hasSignals ? 'signals' : '';
}
