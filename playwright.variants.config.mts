import { defineConfig } from '@playwright/test';
import base, { serverEnv } from './playwright.config.mts';
import { variantDirs } from './scripts/tests/variantBuilds.mts';

const port = Number(process.env.E2E_PORT ?? 4175);
const folder = '/some/folder/';

const serve = (dir: string, at: number, path: string) => ({
  command: `"${process.execPath}" scripts/serve.mts --dir ${dir} --port ${at} --base ${path}`,
  env: serverEnv,
  url: `http://localhost:${at}${path}favicon.svg`,
  reuseExistingServer: process.env.E2E_PORT === undefined,
});

/** Browser tests of builds with another configuration; `npm test -- e2e-variants` makes them first. */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e-variants',
  projects: [
    {
      name: 'shell',
      testDir: 'tests/e2e-variants/shell',
      use: { baseURL: `http://localhost:${port}` },
    },
    {
      name: 'hash',
      testDir: 'tests/e2e-variants/hash',
      use: { baseURL: `http://localhost:${port + 1}${folder}` },
    },
  ],
  webServer: [serve(variantDirs.shell, port, '/'), serve(variantDirs.hash, port + 1, folder)],
});
