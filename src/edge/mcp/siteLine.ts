import type { Site } from '../edgeTypes.ts';
import { siteAddress } from '../siteAddress.ts';

/** Says how an id becomes an address; results have their ids only. */
export function siteLine(site: Site): string {
  return `To cite an id, put ${siteAddress(site, '/').replace(/\/$/, '')} before it.`;
}
