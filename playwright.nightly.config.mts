import { parseArgs } from 'node:util';
import { defineConfig } from '@playwright/test';
import base, { port, serve } from './playwright.config.mts';

/** Builds with other configurations, each with the tests that need it, and the path that it is served below. */
const builds = {
  site: { dir: 'build', path: '/' },
  services: { dir: 'build-full', path: '/' },
  versions: { dir: 'build-shell', path: '/' },
  hash: { dir: 'build-hash', path: '/some/folder/' },
};

const { values } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});
const all = Object.entries(builds).map(([name, build], index) => ({
  name,
  ...build,
  port: port + index,
}));
const chosen = all.filter(({ name }) => values.project?.includes(name) ?? true);

/** What takes too long for every change: `--project site`, `services`, `versions` or `hash`, or all of them. */
export default defineConfig({
  ...base,
  projects: all.map(({ name, port: at, path }) => ({
    name,
    testDir: `tests/nightly/${name}`,
    // Playwright appends paths to it.
    use: { baseURL: `http://localhost:${at}${path === '/' ? '' : path}` },
  })),
  webServer: chosen.map(({ dir, port: at, path }) => serve(dir, at, path)),
});
