/** The code as a reader wants to paste it: without the lines a diff removes. */
export function textOfCode(code: Element | null): string {
  const kept = code?.cloneNode(true) as Element | undefined;
  for (const line of kept?.querySelectorAll('.line.remove') ?? []) line.remove();
  return kept?.textContent.replace(/\n$/, '') ?? '';
}
