/**
 * Replaces a part of the page template (Eta syntax).
 * @param owner the file under `plugins` to adapt when the template has changed
 * @throws when the template doesn't have the part exactly once
 */
export function replacePart(template: string, part: string, text: string, owner: string): string {
  const [before = '', after, ...others] = template.split(part);
  if (after === undefined || others.length > 0) {
    throw new Error(
      `The page template has ${after === undefined ? 'no' : 'more than one'} ${part}. Adapt plugins/${owner}.`,
    );
  }
  return before + text + after;
}
