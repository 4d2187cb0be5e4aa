// Scores the built site for agents: npm run check:agents
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSiteEnv } from '../src/site/env.ts';
import { readArguments } from './build/readArguments.mts';
import { checkAgents } from './machines/agents/checkAgents.mts';
import { root } from './run.mjs';

const { values } = readArguments('check-agents');
const dir = resolve(root, values.dir);

/** Serves the build in Node or in workerd, unless it is served already. */
async function serve(): Promise<{ origin: string; close: () => void | Promise<void> }> {
  if (values.url !== undefined) return { origin: values.url, close: () => {} };
  if (values.edge) {
    const { serveWorkerd } = await import('./delivery/serveWorkerd.mts');
    const { url, close } = await serveWorkerd({ dir, port: 0, host: '127.0.0.1' });
    return { origin: url.origin, close };
  }
  const { serveForTests } = await import('./delivery/serveForTests.mts');
  return serveForTests(dir);
}

if (values.url === undefined && !existsSync(join(dir, 'index.html'))) {
  console.error(`There is no build in ${values.dir}. Run \`npm run build\` first.`);
  process.exitCode = 1;
} else {
  const { origin, close } = await serve();
  try {
    const { siteUrl } = readSiteEnv(root);
    const { lines, hasPassed } = await checkAgents(origin, { siteUrl });
    for (const line of lines) console.log(line);
    process.exitCode = hasPassed ? 0 : 1;
  } finally {
    await close();
  }
}
