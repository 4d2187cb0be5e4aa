import type { Finding } from '../../build';
import { readMarkdown, writeMdx } from '../markup';
import { localLinks, type SitePages } from '../siteLinks';
import { infoPage, operationPage } from './httpPages';
import { type HttpIndex, httpIndexFile } from './httpSidebar';
import { type HttpApi, readApis } from './readApis';

/** The pages of an API: text by file, relative to the site's directory. */
function pagesOf(api: HttpApi, site: SitePages): Map<string, string> {
  const write = (markdown: string) => writeMdx(readMarkdown(markdown).children);
  const pages = [
    [api.infoRoute, infoPage(api, write)] as const,
    ...api.operations.map(
      (page) => [page.operation.route, operationPage(api, page, write)] as const,
    ),
  ];
  return new Map(
    pages.map(([route, text]) => {
      const file = `docs${route}.mdx`;
      return [file, localLinks(text, file, site)];
    }),
  );
}

function indexOf(apis: readonly HttpApi[]): HttpIndex {
  const entries = apis.map(({ id, infoRoute, operations }) => {
    const pages = operations.map(({ operation: { route, title }, group, showsSidebar }) => {
      return { route, title, group, showsSidebar };
    });
    return [id, { infoRoute, operations: pages }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Generates the pages of the HTTP APIs from their OpenAPI documents, and an index for the sidebar. If a
 * document has a fault, it generates none.
 */
export async function makePages(
  siteDir: string,
): Promise<{ files: Map<string, string>; findings: Finding[] }> {
  const { apis, links, findings } = await readApis(siteDir);
  const files = new Map<string, string>();
  if (findings.length > 0) return { files, findings };
  for (const api of apis) {
    for (const [file, text] of pagesOf(api, links)) files.set(file, `${text}\n`);
  }
  files.set(httpIndexFile, `${JSON.stringify(indexOf(apis))}\n`);
  return { files, findings };
}
