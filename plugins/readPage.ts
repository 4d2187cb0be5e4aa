import { convertPage } from './agents';
import { type PageSource, type ParsedPage, readParsedPage } from './content';
import { extractSections } from './search';

/** Reads a page, with what each topic takes from its tree. The page store loads this file by its path. */
export function readPage(source: PageSource): ParsedPage {
  return readParsedPage(source, { extractSections, convertPage });
}

export function readPages(sources: readonly PageSource[]): ParsedPage[] {
  return sources.map(readPage);
}
