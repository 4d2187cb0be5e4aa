import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchHeaders, parseHeaderRules } from '../../scripts/lib/hostRules.mts';
import type { AssetsBinding } from '../../src/edge/types';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  js: 'text/javascript; charset=utf-8',
  xml: 'application/xml',
};

/** The files of a folder, as hosts serve them. */
export function assetsIn(dir: string): AssetsBinding {
  const rules = parseHeaderRules(readFileSync(join(dir, '_headers'), 'utf8'));
  return {
    async fetch(request) {
      if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 });
      const path = decodeURIComponent(new URL(request.url).pathname);
      const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
      const name = names
        .filter((one) => !one.startsWith('/_'))
        .find((one) => existsSync(join(dir, one)) && statSync(join(dir, one)).isFile());
      const file = name ?? '/404.html';
      const body = readFileSync(join(dir, file));
      const hash = createHash('md5').update(body).digest('hex');
      const headers = {
        'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `"${hash}"`,
        ...matchHeaders(rules, path),
      };
      const status = name === undefined ? 404 : 200;
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
}
