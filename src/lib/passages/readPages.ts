import { markdownPath } from '../markdownPath';
import { withoutTrailingSlash } from '../withoutTrailingSlash';
import {
  allSections,
  cutLines,
  type PageLines,
  type PageSection,
  readLines,
  type Section,
} from './readSections';

/** Reads a page's Markdown copy; rejects when there is none. */
export type ReadMarkdown = (address: string, signal: AbortSignal) => Promise<string>;

/** A page whose Markdown has been read. */
export interface ReadPage {
  /** On this host. */
  path: string;
  /** The first is the top of the page. Most questions need none of them, and a long page has hundreds. */
  sections: () => readonly PageSection[];
  /** The content below a heading; the top of the page without one. */
  section: (heading: string, id: string) => Section;
}

/** Makes a page of its Markdown copy. Each part of it is read once. */
export function toPage(path: string, markdown: string): ReadPage {
  let page: PageLines | undefined;
  const read = () => {
    page ??= readLines(markdown);
    return page;
  };
  let all: readonly PageSection[] | undefined;
  const cut = new Map<string, Section>();
  return {
    path,
    sections() {
      all ??= allSections(read());
      return all;
    },
    section(heading, id) {
      const known = cut.get(id) ?? cutLines(read(), heading, id);
      cut.set(id, known);
      return known;
    },
  };
}

/** A section of a page. */
export interface SectionOfPage extends PageSection {
  page: ReadPage;
}

export function titleOf(page: ReadPage): string {
  return page.sections()[0]?.heading ?? '';
}

/** Reads the pages at some paths at the same time, each once and in that order; those without a copy are left out. */
export async function readPages(
  paths: readonly string[],
  readMarkdown: ReadMarkdown,
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const pages = await Promise.all(
    [...new Set(paths)].map((path) =>
      readMarkdown(markdownPath(withoutTrailingSlash(path)), signal).then(
        (markdown) => toPage(path, markdown),
        () => undefined,
      ),
    ),
  );
  signal.throwIfAborted();
  return pages.filter((page) => page !== undefined);
}
