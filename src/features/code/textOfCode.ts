/** The code as a reader wants to paste it: without the lines a diff removes. */
export function textOfCode(code: Element | null): string {
  const lines = code?.querySelectorAll('.line:not(.remove)') ?? [];
  return Array.from(lines, (line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}
