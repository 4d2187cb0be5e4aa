/**
 * Reads the values of custom properties in the light theme, with `var(…)` resolved.
 * @throws when one is missing
 */
export function lightTokens<Name extends string>(
  css: string,
  names: readonly Name[],
): Record<Name, string> {
  const values = new Map<string, string>();
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', value = ''] of plain.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
    // The dark theme comes later in the file and only contains what it changes.
    if (!values.has(name)) values.set(name, value.trim());
  }
  const resolve = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) {
      throw new Error(`og-images: the tokens have no ${name}. Fix the name or add the token.`);
    }
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? value : resolve(other);
  };
  return Object.fromEntries(names.map((name) => [name, resolve(`--${name}`)])) as Record<
    Name,
    string
  >;
}
