import { definePatch } from './define/definePatch';

const decode = 'decodeURIComponent(hash.substring(1))';

/** Looks for the heading of a hash, whatever is in it. @throws when the source doesn't decode the hash as expected */
function decodeAnyHash(source: string): string {
  if (source.split(decode).length !== 2) {
    throw new Error(
      "anyHash: ClientLifecyclesDispatcher.js of @docusaurus/core doesn't decode the hash where that is expected. Adapt plugins/delivery/patches/anyHash.ts, or delete the patch.",
    );
  }
  const changed = source.replace(decode, "(tryDecode(hash.substring(1)) ?? '')");
  return `import { tryDecode } from '@site/src/lib/tryDecode';\n${changed}`;
}

export const anyHash = definePatch({
  name: 'anyHash',
  reason: "A hash that can't be decoded, such as `#50%`, makes the page crash.",
  reliesOn: ['@docusaurus/core'],
  changes: () => ({
    rewrites: [
      {
        file: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/,
        rewrite: decodeAnyHash,
        when: 'pre',
      },
    ],
  }),
});
