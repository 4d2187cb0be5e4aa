/** A statement in the package's comments that isn't true, and what the pages say instead. */
interface Correction {
  /** In the Markdown of the comment. Any white space matches any other. */
  from: string;
  to: string;
  /** Why it isn't true, or where the truth is. */
  reason: string;
}

/** The generator fails when a correction is no longer needed. */
const corrections: readonly Correction[] = [
  {
    from: "if the client isn't using authentication or is in the process of authenticating.",
    to: 'while the client is authenticating.',
    reason: 'the component throws where there is no provider for authentication',
  },
  {
    from: 'Optimistic updates for mutations are not provided for this client.',
    to: 'To update results before the server responds, pass `optimisticUpdate` to `mutation`.',
    reason: 'the options of mutation in src/browser/simple_client.ts',
  },
  {
    from: '`throw` on HTTP Actions.',
    to: '`throw` on HTTP Actions if the token is invalid or has expired, and `null` without an `Authorization` header.',
    reason:
      'the backend rejects a bad token when the identity is read, and a request without one is anonymous',
  },
  {
    from: 'Use this to control bandwidth usage when documents are large.',
    to: 'Use this to read less at a time when documents are large.',
    reason: 'reading is billed as Database I/O',
  },
  {
    from: 'document size for bandwidth tracking and size limit enforcement.',
    to: "a document's size, for the limits and the bill.",
    reason: 'reading and writing are billed as Database I/O',
  },
  {
    from: 'This must be between 2 and 2048 inclusive.',
    to: 'This must be between 2 and 4096 inclusive.',
    reason: 'the limit that the platform enforces',
  },
  {
    from: '| **Comparisons** | Error when `l` and `r` are not the same type. |',
    to: '| **Comparisons** | Values of different types compare by the order of their types. |',
    reason: 'filters compare like indexes, which never fail',
  },
  {
    from: 'to a create a growing list',
    to: 'to create a growing list',
    reason: 'a word is there twice',
  },
  {
    from: 'where any word of of',
    to: 'where any word of',
    reason: 'a word is there twice',
  },
  {
    from: 'This can be useful if running a self-hosted Convex backend that uses a different URL.',
    to: 'The check only refuses what is not a URL and addresses that end in `.convex.site`. Self-hosted backends pass it.',
    reason: 'validateDeploymentUrl in src/common',
  },
  {
    from: 'if any of the pages result in an InvalidCursor error or an error associated with too much data, the pagination state will also reset',
    to: 'if any of the pages result in an InvalidCursor error, the pagination state will also reset',
    reason: 'the Hook throws every other error',
  },
  {
    from: 'Each field specifies the absolute maximum allowed for the nested function call. Values are capped at the global transaction limits,',
    to: 'Each field specifies how much more the nested function call may use. Values are capped at what is left of the global transaction limits,',
    reason: 'set_transaction_limits of the backend counts from the start of the nested call',
  },
  {
    from: 'This type is only returned by',
    to: 'This type is only returned by `storage.getMetadata`, not by',
    reason: 'getUrl of src/server/storage.ts returns a string',
  },
  {
    from: 'See ConvexReactClient.setAuth.',
    to: 'See [ConvexReactClient.setAuth](../classes/react.ConvexReactClient.mdx#setauth).',
    reason: 'the link leads to another entry point, where TypeDoc loses it',
  },
];

const patterns = corrections.map((correction) => ({
  correction,
  pattern: new RegExp(
    correction.from
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  ),
}));
const used = new Set<Correction>();

/** Corrects what is known to be wrong in a comment. */
export function correct(markdown: string): string {
  return patterns.reduce((text, { correction, pattern }) => {
    const corrected = text.replace(pattern, () => correction.to);
    if (corrected !== text) used.add(correction);
    return corrected;
  }, markdown);
}

/** @throws when no comment contains the statement of a correction anymore */
export function checkCorrections(): void {
  const stale = corrections.find((correction) => !used.has(correction));
  if (!stale) return;
  throw new Error(
    `api-reference: no comment contains ${JSON.stringify(stale.from)} anymore. Remove the correction from plugins/reference/api/corrections.ts.`,
  );
}
