import type { Finding } from '../../build';
import type { PageRecord } from '../parse/record';

/** Addresses that something else answers: the Worker, the host, or files of the build. */
const taken = /^\/(?:404|assets|edge|live|mcp|og|search-index)(?:\/|$)/;

/** What an address can't have as it is, or at the start of a part: `#`, `%`, a space, `..`. */
const unusable = /[^\p{L}\p{M}\p{N}/._~-]|(?<=\/)\.+/u;

/** Checks that the address of each page can be reached, and by one page only. */
export function checkRoutes(pages: ReadonlyMap<string, PageRecord>): Finding[] {
  const known = new Map<string, PageRecord>();
  const bySlug = ({ frontMatter }: PageRecord) => Number('slug' in frontMatter);
  const all = [...pages.values()].sort((a, b) => bySlug(a) - bySlug(b));
  return all.flatMap((page) => {
    const { file, route, frontMatter } = page;
    const { slug } = frontMatter;
    const report = (message: string): Finding[] => {
      const { line, column } = slug ?? { line: 1, column: 1 };
      return [{ file, line, column, rule: 'route', message }];
    };
    const fix = slug ? 'Change the slug.' : 'Rename the file or its folder.';
    const [character] = unusable.exec(route) ?? [];
    if (character !== undefined) {
      return report(`The address ${route} has "${character}". ${fix} Use letters, digits and -.`);
    }
    if (taken.test(route)) {
      return report(`The address ${route} belongs to a part of the site that isn't a page. ${fix}`);
    }
    // Docusaurus finds the page of an address without regard to case.
    const first = known.get(route.toLowerCase());
    known.set(route.toLowerCase(), first ?? page);
    if (first === undefined) return [];
    return report(`The address ${route} is the one of ${first.file} (${first.route}). ${fix}`);
  });
}
