/** The folder of the generated pages about the commands of the CLI, relative to the site's directory. Git ignores it. */
export const cliReferenceDir = 'docs/cli/reference';

/** What people write about the commands. */
export const cliNotesFile = 'plugins/reference/cli/commands.yaml';

/** The document that a page about commands is edited in; undefined for any other page. */
export function cliNotesOf(file: string): string | undefined {
  return file.startsWith(`${cliReferenceDir}/`) ? cliNotesFile : undefined;
}
