/**
 * Whether a host is the reader's own machine, where a deployment may run without TLS. Policies of pages know no other
 * names for it, so a browser lets the form reach only these (`pagePolicy.ts` of plugins/delivery/policy).
 */
export function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
