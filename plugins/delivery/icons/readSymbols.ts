/**
 * Reads the symbols of a sprite by their ids.
 * @throws when it contains none
 */
export function readSymbols(sprite: string): Map<string, string> {
  const all = sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g);
  const symbols = new Map(Array.from(all, ([symbol, id = '']) => [id, symbol]));
  if (symbols.size === 0) throw new Error('icon-symbols: the sprite contains no symbol.');
  return symbols;
}
