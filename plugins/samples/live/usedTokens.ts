/** Leaves out the custom properties that neither the style sheet nor another used property refers to. */
export function usedTokens(tokens: string, sheet: string): string {
  const plain = tokens.replace(/\/\*[\s\S]*?\*\//g, '');
  const namesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const used = new Set(namesIn(sheet));
  for (const name of used) {
    for (const [, value = ''] of plain.matchAll(new RegExp(`${name}:([^;]+);`, 'g'))) {
      for (const other of namesIn(value)) used.add(other);
    }
  }
  return plain.replace(/(--[\w-]+)\s*:[^;]+;/g, (declaration: string, name: string) =>
    used.has(name) ? declaration : '',
  );
}
