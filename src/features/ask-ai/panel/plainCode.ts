const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escaped code without colors. */
export function plainCode(code: string): string {
  return code.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
