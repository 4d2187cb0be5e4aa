import { assetsOf } from '../../scripts/delivery/edgeServer.mts';
import { openStaticHost } from '../../scripts/delivery/staticHost.mts';
import type { AssetsBinding } from '../../src/edge/edgeTypes';

/** The files of a folder, as hosts serve them. */
export function assetsIn(dir: string): AssetsBinding {
  const assets = assetsOf(openStaticHost(dir));
  return {
    async fetch({ method, url }) {
      if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 });
      return assets.read(new URL(url).pathname, { method });
    },
  };
}
