import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addressesFile } from '../../plugins/content';
import { buildEnv, docusaurusCli } from '../../scripts/build/docusaurusCommand.mts';
import { freePort } from '../../scripts/delivery/freePort.mts';
import { openFixtureSite, runInSite } from '../../scripts/tests/fixtureSite.mts';
import { comparable, type Files } from './comparable';

/** The environment variables of a build. */
export type Configuration = Record<string, string>;

function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return comparable(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'latin1')];
      }),
  );
}

/** Requests a file of a server that is starting. */
async function request(url: string): Promise<string> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await setTimeout(250);
  }
  throw new Error(`${url} does not answer.`);
}

/** Opens a copy of the project with ten pages (`tests/fixtures/cache-site`) and builds it as often as a test asks. */
export async function openCacheSite() {
  const { directory, remove } = await openFixtureSite('cache-site', [addressesFile]);
  return {
    remove,

    /** The files of a build. */
    async build(configuration: Configuration): Promise<Files> {
      const env = { ...buildEnv(), NODE_ENV: 'production', ...configuration };
      await runInSite([docusaurusCli, 'build'], { cwd: directory, env });
      return readFiles(join(directory, 'build'));
    },

    /** The files that the development server sends first. */
    async start(configuration: Configuration): Promise<Files> {
      const port = await freePort();
      const env = { ...process.env, NODE_ENV: 'development', ...configuration };
      const args = [docusaurusCli, 'start', '--no-open', '--port', String(port)];
      const server = spawn(process.execPath, args, { cwd: directory, env, stdio: 'ignore' });
      const stopped = once(server, 'exit');
      try {
        const names = ['index.html', 'main.js', 'styles.css'];
        const base = `http://localhost:${port}${configuration.BASE_URL ?? '/'}`;
        const texts = names.map(async (name) => [name, await request(base + name)] as const);
        return comparable(await Promise.all(texts));
      } finally {
        // The bundler writes its cache after it has answered.
        await setTimeout(2000);
        server.kill();
        await stopped;
      }
    },

    /** Removes everything that earlier builds have left. */
    clean() {
      for (const path of ['build', '.docusaurus', 'node_modules/.cache']) {
        rmSync(join(directory, path), { recursive: true, force: true });
      }
    },

    /**
     * Replaces a text in a file.
     * @returns a function that undoes it
     * @throws when the file doesn't contain the text
     */
    edit(file: string, from: string, to: string): () => void {
      const path = join(directory, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, text.replace(from, to));
      return () => writeFileSync(path, text);
    },
  };
}
