/**
 * What the reader need not type again on the next operation's page. In memory only: it goes with the tab, and no
 * storage, address, log or event ever holds a token.
 */
const tokens = new Map<string, string>();
const addresses = new Map<string, string>();

/** Tokens by the name of their kind. */
export const tokenMemory: Pick<Map<string, string>, 'get' | 'set'> = tokens;

/** Addresses of servers by the key of their field. */
export const addressMemory: Pick<Map<string, string>, 'get' | 'set'> = addresses;
