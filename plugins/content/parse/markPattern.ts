/** Converts a `mark` value to a test of one line: plain text, or a pattern between slashes. Undefined if that isn't valid. */
export function markPattern(mark: string): ((line: string) => boolean) | undefined {
  const inner = /^\/(.+)\/$/.exec(mark)?.[1];
  if (inner === undefined) return (line) => line.includes(mark);
  try {
    const pattern = new RegExp(inner);
    return (line) => pattern.test(line);
  } catch {
    return undefined;
  }
}
