// Measures how much of the answers the MCP server returns: npm run check:mcp
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuild } from './delivery/server.mts';
import { checkMcp } from './machines/mcp/checkMcp.mts';
import { root } from './run.mjs';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
const dir = resolve(root, values.dir);

if (existsSync(join(dir, 'index.html'))) {
  const { origin, close } = await serveBuild(dir);
  try {
    await checkMcp(root, dir, origin);
  } finally {
    close();
  }
} else {
  console.error(`There is no build in ${values.dir}. Run \`npm run build\` first.`);
  process.exitCode = 1;
}
