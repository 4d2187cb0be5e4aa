import { texts } from './texts';

/** Our first sentence about a symbol. */
export function leadOf(module: string, name: string): string | undefined {
  return texts.leads[module]?.[name];
}

/** Our first sentence about an entry point or a group of types, by its title. */
export function groupLeadOf(title: string): string | undefined {
  return texts.groups[title];
}

/** @throws when the package doesn't export a symbol that has a first sentence of ours */
export function checkLeads(symbols: ReadonlySet<string>): void {
  for (const [module, names] of Object.entries(texts.leads)) {
    const unknown = Object.keys(names).find((name) => !symbols.has(`${module} ${name}`));
    if (unknown === undefined) continue;
    throw new Error(
      `api-reference: ${module} has no ${unknown}. Remove its lead from plugins/reference/api/texts.yaml.`,
    );
  }
}

/** The note on a symbol's comment as blocks of MDX, labelled as ours. */
export function noteOn(module: string, name: string, comment: string): string[] {
  const note = texts.notes[`${module} ${name}`];
  if (note === undefined) return [];
  if (!comment.includes(note.about)) {
    throw new Error(
      `api-reference: the comment of ${name} no longer contains ${JSON.stringify(note.about)}. Remove the note from plugins/reference/api/texts.yaml.`,
    );
  }
  return [
    `<Aside type="note" title="Note from the editors of these docs">\n\n${note.text}\n\n</Aside>`,
  ];
}
