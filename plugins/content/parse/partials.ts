/**
 * A partial that a page imports: `import Setup from './_partials/setup.mdx';` makes it available as `<Setup
 * />`.
 */
export interface PartialImport {
  name: string;
  /** Relative to the page's folder. */
  path: string;
}

/** Whether a file is a partial: Docusaurus creates no page for names that start with an underscore. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

const partialImport = /^import ([A-Z]\w*) from (['"])(\.{1,2}\/[^'"]+\.mdx)\2;?$/;

/** Parses the imports of a page. Returns undefined if they contain anything but partials. */
export function readPartialImports(code: string): PartialImport[] | undefined {
  const imports: PartialImport[] = [];
  for (const line of code.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, , path] = partialImport.exec(line.trim()) ?? [];
    if (name === undefined || path === undefined || !isPartial(path)) return undefined;
    imports.push({ name, path });
  }
  return imports;
}
