import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteRedirects } from '../../src/edge/edgeTypes.ts';

/** A small build, with what the Worker needs to know. */
export const fixtureSite = 'tests/fixtures/edge-site';

/** A copy of it that a test changes. */
interface SiteCopy {
  dir: string;
  remove: () => void;
}

function copySite(): SiteCopy {
  const dir = mkdtempSync(join(tmpdir(), 'edge-site-'));
  cpSync(fixtureSite, dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

/** The site as it is built for a path prefix, with its files in the same places. */
export function siteBelow(baseUrl: string): SiteCopy {
  const copy = copySite();
  const file = join(copy.dir, 'edge/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, baseUrl }));
  const below = (target: string) => (target.startsWith('/') ? baseUrl + target.slice(1) : target);
  const redirectsFile = join(copy.dir, 'edge/redirects.json');
  const redirects: SiteRedirects = JSON.parse(readFileSync(redirectsFile, 'utf8'));
  const moved = Object.entries(redirects).map(([from, to]) => [from, below(to)]);
  writeFileSync(redirectsFile, JSON.stringify(Object.fromEntries(moved)));
  return copy;
}

/** The site with a list of pages that can't be read, which is a fault in the Worker. */
export function faultySite(): SiteCopy {
  const copy = copySite();
  writeFileSync(join(copy.dir, 'edge/site.json'), '{ "url": ');
  return copy;
}
