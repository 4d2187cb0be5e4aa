import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from './lib/staticServer.mts';

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        dir: { type: 'string', default: 'build' },
        port: { type: 'string', default: '3000' },
        host: { type: 'string', default: 'localhost' },
        base: { type: 'string', default: '/' },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { dir = 'build', port = '3000', host = 'localhost', base = '/' } = readArguments();
if (!/^\d+$/.test(port) || Number(port) > 65_535)
  fail(`--port is ${port}, but it must be between 0 and 65535.`);
if (!existsSync(dir)) fail(`The folder ${dir} does not exist. Run \`npm run build\` first.`);

try {
  const server = createServer({ dir, base });
  server.on('error', (error) => fail(`Cannot listen on ${host}:${port}: ${error.message}`));
  server.listen(Number(port), host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`Serving ${dir} at http://${host}:${actual}${base}`);
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
