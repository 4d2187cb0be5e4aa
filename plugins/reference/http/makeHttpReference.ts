import type { Finding } from '../../build';
import type { HttpApi } from './httpApi';
import { infoPage, operationPage } from './httpPages';
import { type HttpIndex, httpIndexFile } from './httpSidebar';
import { readApis } from './readApis';
import type { SiteLinks } from './siteLinks';

/** The pages of an API: text by file, relative to the site's directory. */
export function pagesOf(api: HttpApi, links: SiteLinks): Map<string, string> {
  const fileOf = (route: string) => `docs${route}.mdx`;
  const writerFor = (file: string) => (markdown: string) => links.toMdx(markdown, file);
  const info = fileOf(api.infoRoute);
  return new Map([
    [info, infoPage(api, writerFor(info))],
    ...api.operations.map((page): [string, string] => {
      const file = fileOf(page.operation.route);
      return [file, operationPage(api, page, writerFor(file))];
    }),
  ]);
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
