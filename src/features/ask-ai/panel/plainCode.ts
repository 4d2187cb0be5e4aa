const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escaped code without colors in the markup of highlighted code: one `span.line` per line. */
export function plainCode(code: string): string {
  const escaped = code.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
  return escaped
    .split('\n')
    .map((line) => `<span class="line">${line}\n</span>`)
    .join('');
}
