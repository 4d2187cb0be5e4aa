/** Decodes a percent-encoded path or hash. Undefined if it can't be decoded: `50%`. */
export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
