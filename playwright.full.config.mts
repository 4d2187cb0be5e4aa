import { defineConfig } from '@playwright/test';
import base, { serverEnv } from './playwright.config.mts';

const port = Number(process.env.E2E_PORT ?? 4174);

/** Browser tests of the build with every outside service; `npm test -- e2e-full` builds it first. */
export default defineConfig({
  ...base,
  testDir: 'tests/e2e-full',
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `"${process.execPath}" scripts/serve.mts --dir build-full --port ${port}`,
    env: serverEnv,
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: process.env.E2E_PORT === undefined,
  },
});
