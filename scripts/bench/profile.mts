/** The parts of a `.cpuprofile` that show where time was spent. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { url: string; functionName: string }; children?: number[] }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/**
 * The part of a room in `plugins/`, or the package, that a frame belongs to, or undefined for Node's own code, which counts toward its
 * caller.
 */
function ownerOf(url: string): string | undefined {
  const path = url.replaceAll('\\', '/');
  const packageName = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (packageName) return packageName;
  const plugin = /\/plugins\/([^/]+(?:\/[^/]+(?=\/))?)\//.exec(path)?.[1];
  if (plugin) return `plugins/${plugin}`;
  if (/\/(?:__server|server\.bundle\.js)/.test(path)) return 'rendering of pages';
  return undefined;
}

/**
 * Sums the CPU seconds of profiles by part. A package counts toward the plugin that calls it, or separately
 * if there is none.
 * @returns seconds by owner, largest first
 */
export function timeByOwner(profiles: readonly CpuProfile[]): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const { nodes, samples, timeDeltas } of profiles) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const owners = new Map<number, string>();
    const children = new Set(nodes.flatMap((node) => node.children ?? []));
    const pending = nodes
      .filter(({ id }) => !children.has(id))
      .map((node) => ({ node, from: 'Node.js' }));
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { node, from } = next;
      const own = ownerOf(node.callFrame.url);
      const staysWithPlugin = from.startsWith('plugins/') && !own?.startsWith('plugins/');
      const owner = own === undefined || staysWithPlugin ? from : own;
      const isIdle = node.callFrame.functionName === '(idle)';
      owners.set(node.id, isIdle ? '(idle)' : owner);
      for (const id of node.children ?? []) {
        const child = byId.get(id);
        if (child) pending.push({ node: child, from: owner });
      }
    }
    for (const [at, sample] of samples.entries()) {
      const owner = owners.get(sample) ?? 'Node.js';
      if (owner === '(idle)') continue;
      seconds.set(owner, (seconds.get(owner) ?? 0) + (timeDeltas[at] ?? 0) / 1e6);
    }
  }
  return new Map([...seconds].sort(([, a], [, b]) => b - a));
}
