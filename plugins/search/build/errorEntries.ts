import type { ErrorEntry } from '../../../src/lib/errors/createErrorFinder';
import type { SearchPage, SearchSection } from './types';

/** The route of the page of errors. Pages below it have code for its entries, and entries of their own. */
const route = '/error';

/** How the entries of the page are written, after the messages. */
const parts = /(?:^|\s)Cause\. (.+?) Fix\. (.+?)(?: Check\. .*)?$/;

/** Lines that follow a message: which value it is about, and the stack. */
const detail = /^(?:(?:Path|Value|Object|Validator): |Uncaught |at |Called by )/;

function messagesOf({ errors }: SearchSection): string[] {
  const lines = errors.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '' && !detail.test(line));
}

function errorsPage(pages: readonly SearchPage[]): SearchPage | undefined {
  // The site's base URL and version come before the route.
  const found = pages.filter(({ path }) => path.endsWith(route));
  return found.sort((a, b) => a.path.length - b.path.length)[0];
}

interface Detail {
  page: SearchPage;
  section: SearchSection;
}

/** The sections of the pages below the page of errors, by their ids. */
function detailsOf(pages: readonly SearchPage[], path: string): Map<string, Detail> {
  const below = pages.filter((page) => page.path.startsWith(`${path}/`));
  return new Map(
    below.flatMap((page) => page.sections.map((section) => [section.id, { page, section }])),
  );
}

/**
 * The pages as search ranks them: the messages of an error belong to its entry, although only the page with the
 * code for it lists all of them.
 */
export function withMessages(pages: readonly SearchPage[]): readonly SearchPage[] {
  const overview = errorsPage(pages);
  if (overview === undefined) return pages;
  const details = detailsOf(pages, overview.path);
  const isDetail = new Set([...details.values()].map(({ page }) => page));
  return pages.map((page) => {
    if (page === overview) {
      const sections = page.sections.map((section) => {
        const more = section.id === '' ? undefined : details.get(section.id)?.section.errors;
        return more ? { ...section, errors: `${section.errors}\n${more}`.trim() } : section;
      });
      return { ...page, sections };
    }
    if (!isDetail.has(page)) return page;
    const sections = page.sections.map((section) =>
      parts.test(section.text) ? section : { ...section, errors: '' },
    );
    return { ...page, sections };
  });
}

/**
 * Reads the entry of every error from the page of errors and the pages below it. An entry of the page of errors gets
 * the messages and the address of the section below with the same id.
 */
export function errorEntries(pages: readonly SearchPage[]): ErrorEntry[] {
  const overview = errorsPage(pages);
  if (overview === undefined) return [];
  const details = detailsOf(pages, overview.path);
  const below = pages.filter((page) => page.path.startsWith(`${overview.path}/`));
  const sections = [overview, ...below].flatMap((page) =>
    page.sections.map((section) => ({ page, section })),
  );
  return sections.flatMap(({ page, section }) => {
    const [, cause, fix] = parts.exec(section.text) ?? [];
    if (cause === undefined || fix === undefined) return [];
    const detail = page === overview ? details.get(section.id) : undefined;
    const messages = [
      section.heading,
      ...[section, detail?.section].flatMap((one) => (one ? messagesOf(one) : [])),
    ];
    return [
      {
        url: `${page.path}#${section.id}`,
        title: section.heading,
        messages: [...new Set(messages)],
        cause,
        fix,
        ...(detail && { more: `${detail.page.path}#${section.id}` }),
      },
    ];
  });
}
