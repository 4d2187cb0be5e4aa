import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../build';
import { httpDocuments } from '../../content';
import type { HttpApi } from './httpApi';
import { readDocument } from './readDocument';
import { SiteLinks } from './siteLinks';

/** Every API of the site, and the faults in the documents. */
export interface ReadApis {
  apis: HttpApi[];
  links: SiteLinks;
  findings: Finding[];
}

/** Reads and checks the documents. */
export async function readApis(siteDir: string): Promise<ReadApis> {
  const sources = Object.entries(httpDocuments).map(([id, file]) => ({
    id,
    file,
    source: readFileSync(join(siteDir, file), 'utf8'),
  }));
  const read = await Promise.all(
    sources.map(({ id, file, source }) => readDocument(id, file, source)),
  );
  const apis = read.flatMap(({ api }) => api ?? []);
  const links = new SiteLinks(siteDir, apis);
  const findings = read.flatMap((one) => one.findings);
  // Without the pages of a faulty document, every link to them would be a fault as well.
  if (findings.length === 0) {
    findings.push(...sources.flatMap(({ file, source }) => links.check(file, source)));
  }
  return { apis, links, findings };
}
