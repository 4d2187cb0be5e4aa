import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/tests/findChromium.mts';
import { testCores } from './scripts/tests/testCores.mts';

/** `npm test` gives a port that is free; alone, someone may serve the site already. */
const port = Number(process.env.E2E_PORT ?? 4173);

/** Which part of the tests to run, for several machines: `2/4` is the second quarter. */
const [current = 1, total = 1] = process.env.E2E_SHARD?.split('/').map(Number) ?? [];

/** Compresses quickly. Tests that measure bytes start their own server, which compresses as well as it can. */
export const serverEnv = { BROTLI_QUALITY: '1' };

/** Browser tests of the built site; `npm test -- e2e` builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  shard: { current, total },
  workers: testCores(),
  timeout: 60_000,
  // A test that only passes the second time is a fault of the test or of the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.mts --port ${port}`,
    env: serverEnv,
    url: `http://localhost:${port}/favicon.svg`,
    reuseExistingServer: process.env.E2E_PORT === undefined,
  },
});
