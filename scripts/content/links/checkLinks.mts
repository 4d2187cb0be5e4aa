import { checkLink, type LinkLimits, type LinkState } from './checkLink.mts';

/**
 * Follows links, several hosts at the same time, but the links of a host one after another, because hosts refuse
 * programs that ask too often.
 * @param hosts how many hosts at the same time
 * @returns the state of each address, in their order
 */
export async function checkLinks(
  addresses: readonly string[],
  { hosts, ...limits }: LinkLimits & { hosts: number },
): Promise<Map<string, LinkState>> {
  const byHost: Map<string, string[]> = new Map();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  // The longest first, because it may take as long as all the others together.
  const queues = [...byHost.values()].sort((one, other) => other.length - one.length);
  const states: Map<string, LinkState> = new Map();
  const work = async () => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const address of queue) states.set(address, await checkLink(address, limits));
    }
  };
  await Promise.all(Array.from({ length: hosts }, work));
  return new Map(addresses.map((address) => [address, states.get(address) as LinkState]));
}
