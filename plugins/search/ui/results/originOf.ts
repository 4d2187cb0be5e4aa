import { sourceBadges } from '@site/src/site/product';

/** Where a result leads, as its badge says in capitals. */
export type Origin = 'Docs' | 'Stack' | 'Discord';

const names = { STACK: 'Stack', DISCORD: 'Discord' } as const;

/** Derived from the host: the blog, the chat, or otherwise the docs. */
export function originOf(url: string): Origin {
  const { hostname } = new URL(url, 'https://none.invalid');
  const found = sourceBadges.find(({ host }) => hostname === host || hostname.endsWith(`.${host}`));
  return found ? names[found.badge] : 'Docs';
}
