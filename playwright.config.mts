import { defineConfig } from '@playwright/test';

/** The runner gives a port that is free; alone, someone may serve the site already. */
export const port = Number(process.env.E2E_PORT ?? 4173);

/** If such a flag appears several times, only the last one counts, so what Playwright would disable is repeated. */
const disabledFeatures = [
  // Chromium draws the popups of the address bar as web pages: two more renderers for each window of a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Serves a build as the Worker would. */
export const serve = (dir: string, at: number, base = '/') => ({
  command: `"${process.execPath}" scripts/serve.mts --dir ${dir} --port ${at} --base ${base}`,
  // Compresses quickly.
  env: { BROTLI_QUALITY: '1' },
  url: `http://localhost:${at}${base}favicon.svg`,
  reuseExistingServer: process.env.E2E_PORT === undefined,
});

/** The smoke tests of the built site. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  timeout: 60_000,
  // A test that only passes the second time is a fault of the test or of the site.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  webServer: serve('build', port),
});
