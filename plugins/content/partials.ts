/** A part that a page takes in: `import Setup from './_partials/setup.mdx';` shows where `<Setup />` stands. */
export interface PartialImport {
  name: string;
  /** From the folder of the page. */
  path: string;
}

/** Whether a file is a part of pages: Docusaurus makes no page of names that begin with an underscore. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}

const partialImport = /^import ([A-Z]\w*) from (['"])(\.{1,2}\/[^'"]+\.mdx)\2;?$/;

/** Reads the imports of a page; undefined when they hold anything else than partials. */
export function readPartialImports(code: string): PartialImport[] | undefined {
  const imports: PartialImport[] = [];
  for (const line of code.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, , path] = partialImport.exec(line.trim()) ?? [];
    if (name === undefined || path === undefined || !isPartial(path)) return undefined;
    imports.push({ name, path });
  }
  return imports;
}
