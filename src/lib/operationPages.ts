/**
 * The pages of the HTTP APIs, whose form contains a deploy key. Each is a separate, stricter document: no service that
 * runs code of a vendor starts there, and links lead into and out of them by loading a page. Their paths begin with
 * a name that ends in -api; the pattern is short because every page has it, and leaves out http-api, generated-api
 * and open-api, which have no form.
 */
const pattern = /\/(?!ht|ge|op)[a-z-]+-api\b/;

/** Whether an address leads to such a page, with or without a base URL or `#` before the route. */
export const isOperationPage = (address: string): boolean => pattern.test(address);
