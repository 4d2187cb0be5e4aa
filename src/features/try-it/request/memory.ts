/**
 * Values that the reader doesn't have to type again on the page of another operation. They are only in memory, so a
 * token is gone with the tab and never gets into storage, a URL, a log or an event.
 */
const tokens = new Map<string, string>();
const addresses = new Map<string, string>();

/** Tokens by the name of their kind. */
export const tokenMemory: Pick<Map<string, string>, 'get' | 'set'> = tokens;

/** Addresses of servers by the key of their field. */
export const addressMemory: Pick<Map<string, string>, 'get' | 'set'> = addresses;
