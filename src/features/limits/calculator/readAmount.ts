/** The number that a reader typed, `1,000,000` or `2.5`; nothing is 0. Undefined for what isn't an amount. */
export function readAmount(typed: string): number | undefined {
  const plain = typed.replace(/[\s,_]/g, '');
  if (plain === '') return 0;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
