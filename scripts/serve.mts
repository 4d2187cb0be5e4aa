// Serves the build as its Worker does: npm run serve -- --port 4000
import { parseArgs } from 'node:util';
import './build/resolveTypeScript.mts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    base: { type: 'string', default: '/' },
  },
});
// Imported only now, because it imports TypeScript of the site.
const { serveBuild } = await import('./delivery/server.mts');
const { dir, host, base, port } = values;
const { origin } = await serveBuild(dir, {
  host,
  base,
  port: Number(port),
  // Browser tests, which look at every page, would wait longer for the best quality than for the browser.
  quality: Number(process.env.BROTLI_QUALITY ?? 11),
});
console.log(`Serving ${dir} at ${origin}${base}`);
