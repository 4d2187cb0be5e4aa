import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import './build/resolveTypeScript.mts';

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const { dir, port, host, base, edge } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    base: { type: 'string', default: '/' },
    edge: { type: 'boolean' },
  },
}).values;
if (!/^\d+$/.test(port) || Number(port) > 65_535)
  fail(`--port is ${port}, but it must be between 0 and 65535.`);
if (!existsSync(dir)) fail(`The folder ${dir} does not exist. Run \`npm run build\` first.`);

const announce = (address: string) => console.log(`Serving ${dir} at ${address}`);

/** Serves the build as the Worker would, from Node. */
async function serve() {
  // Imported only now, because it imports TypeScript of the site.
  const { createServer } = await import('./delivery/staticServer.mts');
  // Browser tests, which look at every page, would wait longer for the best quality than for the browser.
  const server = createServer({ dir, base, quality: Number(process.env.BROTLI_QUALITY ?? 11) });
  server.on('error', (error) => fail(`Cannot listen on ${host}:${port}: ${error.message}`));
  server.listen(Number(port), host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    announce(`http://${host}:${actual}${base}`);
  });
}

/** Serves the build with the Worker, in workerd. */
async function serveEdge() {
  if (base !== '/') fail('--base cannot be used with --edge: the Worker reads it from the build.');
  const { serveWorkerd } = await import('./delivery/serveWorkerd.mts');
  const { url, close } = await serveWorkerd({ dir, port: Number(port), host });
  announce(`${url.href} (workerd)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close().finally(() => process.exit(0)));
  }
}

try {
  await (edge ? serveEdge() : serve());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
