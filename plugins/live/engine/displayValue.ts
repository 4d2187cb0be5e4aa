/**
 * Writes a value as JSON, with bigints as in code: `5n`.
 * @param shorten changes the texts in it
 */
export function displayValue(value: unknown, shorten = (text: string) => text): string {
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'bigint') return `${inner}n`;
    return typeof inner === 'string' ? shorten(inner) : inner;
  });
  return text ?? String(value);
}
