import type { HttpAuth, HttpAuthScheme } from '@site/src/lib/httpOperation';

/** A way to authenticate; tokens that are sent the same way share one. */
export interface Credential {
  prefix: HttpAuthScheme['prefix'];
  /** Names of the tokens that are accepted, the usual one first. */
  names: readonly [string, ...string[]];
  description: string;
}

/** The ways to call an operation with a token, in the order of the document. */
export function credentialsOf({ schemes }: HttpAuth): readonly Credential[] {
  const found = new Map<Credential['prefix'], Credential>();
  for (const { prefix, name, description } of schemes) {
    const known = found.get(prefix);
    if (known) found.set(prefix, { ...known, names: [...known.names, name] });
    else found.set(prefix, { prefix, names: [name], description });
  }
  return [...found.values()];
}

/** Says what is wrong with a token before it is sent; the message never contains it. */
export function checkToken(token: string): string | undefined {
  if (token === '') return 'The token is needed first.';
  if (/^(?:bearer|convex|basic)\s/i.test(token))
    return 'Give the token alone: the word before it is added.';
  if (!/^[\x21-\x7e]+$/.test(token)) {
    return 'A token has no spaces, quotes of a word processor or line breaks: copy it again.';
  }
  return undefined;
}
