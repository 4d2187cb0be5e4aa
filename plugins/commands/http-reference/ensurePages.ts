import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../content/finding';
import { isBeingWritten, writeChanged } from '../../lib/writeChanged';
import { infoPage, operationPage } from './pages';
import { readApis } from './readApis';
import type { SiteLinks } from './siteLinks';
import type { HttpApi } from './types';

/** What one run did. */
export interface PagesReport {
  pages: number;
  findings: Finding[];
}

/** The pages of an API: file from the site's directory to text. */
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

/** Makes the pages of the HTTP APIs, or brings them up to date. With a fault in a document nothing is written. */
export function ensurePages(siteDir: string): PagesReport {
  const { apis, links, findings } = readApis(siteDir);
  if (findings.length > 0) return { pages: 0, findings };
  let pages = 0;
  for (const api of apis) {
    const dir = `docs/${api.id}`;
    const files = pagesOf(api, links);
    for (const [file, text] of files) writeChanged(join(siteDir, file), `${text}\n`);
    for (const name of readdirSync(join(siteDir, dir))) {
      if (!files.has(`${dir}/${name}`) && !isBeingWritten(name)) rmSync(join(siteDir, dir, name));
    }
    pages += files.size;
  }
  return { pages, findings };
}
