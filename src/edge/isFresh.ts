/** A compressed body has the tag of the plain one, but a weak one. */
const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the client's copy is current (RFC 9110, section 13.1.2).
 * @param header the request's `If-None-Match`
 */
export function isFresh(header: string | null | undefined, etag: string | null): boolean {
  if (header == null || etag === null) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
}
