import { expectUsable } from '../../browser/support/expectUsable';
import { desktop, expectNotFound, open } from '../../browser/support/site';
import { test } from '../../browser/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

for (const path of [
  '/home',
  '/quickstart/react',
  '/production/state/limits',
  '/tutorial',
  '/quickstarts',
  '/database/reading-data/indexes',
  '/understanding/zen',
  '/error',
  '/database',
  '/api/modules',
  '/api/classes/react.ConvexReactClient',
  '/no/such/page',
]) {
  test(`${path} is usable by keyboard, zoomed and in forced colors`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, path);
    if (path === '/no/such/page') await expectNotFound(page);
    await expectUsable(page);
  });
}
