/** The environment of Wrangler: it reports nothing, records no requests, and doesn't ask Cloudflare where this machine is. */
export function wranglerEnv(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
  };
}
