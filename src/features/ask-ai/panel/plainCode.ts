const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Code as the pane for highlighted code takes it, without colors: one `span.line` a line, escaped. */
export function plainCode(code: string): string {
  const escaped = code.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
  return escaped
    .split('\n')
    .map((line) => `<span class="line">${line}\n</span>`)
    .join('');
}
