import { markdownPath } from '@site/src/lib/markdownPath';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';
import { allSections, type PageSection } from './cutSection';

/** Reads a page's Markdown copy; rejects when there is none. */
export type ReadMarkdown = (address: string, signal: AbortSignal) => Promise<string>;

/** Reads the ids of the headings below a page's title, in order; none if they aren't known. */
export type ReadAnchors = (path: string) => Promise<readonly string[]>;

/** A page whose Markdown has been read. */
export interface ReadPage {
  /** On this host. */
  path: string;
  markdown: string;
  /** The first is the top of the page. Most questions need none of them, and a long page has hundreds. */
  sections: () => readonly PageSection[];
}

function toPage(path: string, markdown: string): ReadPage {
  let cut: readonly PageSection[] | undefined;
  const sections = () => {
    cut ??= allSections(markdown);
    return cut;
  };
  return { path, markdown, sections };
}

export function titleOf(page: ReadPage): string {
  return page.sections()[0]?.heading ?? '';
}

/** The path of a page, without the hash of a section. */
export function pathOf(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

/** Reads the pages of some addresses at the same time, each once and in that order; those without a copy are left out. */
export async function readPages(
  urls: readonly string[],
  readMarkdown: ReadMarkdown,
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const paths = [...new Set(urls.map(pathOf))];
  const pages = await Promise.all(
    paths.map((path) =>
      readMarkdown(markdownPath(withoutTrailingSlash(path)), signal).then(
        (markdown) => toPage(path, markdown),
        () => undefined,
      ),
    ),
  );
  signal.throwIfAborted();
  return pages.filter((page) => page !== undefined);
}
