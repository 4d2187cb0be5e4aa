import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, chromium } from '@playwright/test';
import { createServer } from '../../../scripts/delivery/server.mts';
import { test, watchContext } from '../../e2e/support/test';
import { selfSigned } from './selfSigned';

/** Where `npm test -- build-full` puts the build with every outside service. */
export const fullBuildDir = 'build-full';

/** A browser that finds the full build at `https://docs.convex.dev`, which is this machine. */
export async function openSecureSite(): Promise<{
  context: BrowserContext;
  close: () => Promise<void>;
}> {
  const host = 'docs.convex.dev';
  const site = createServer({ dir: fullBuildDir, quality: 1 });
  const server = https.createServer(selfSigned(host), (request, response) => {
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
    ],
  });
  const context = await browser.newContext({
    baseURL: `https://${host}`,
    ignoreHTTPSErrors: true,
  });
  watchContext(context);
  return {
    context,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
