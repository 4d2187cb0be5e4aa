import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers during this visit which hosts of the search provider could not be reached. The client's own caches don't,
 * because it looks a host up by its address but stores it under the address plus its state
 * (client-common 5.64, `createTransporter`).
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  const nameOf = (key: object) => (key as { url: string }).url;
  return {
    get: async <Value>(key: object | string, defaultValue: () => Promise<Value>) =>
      (states.get(nameOf(key as object)) as Value | undefined) ?? defaultValue(),
    async set(key, value) {
      states.set(nameOf(key as object), value);
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key as object));
    },
    async clear() {
      states.clear();
    },
  };
}
