import { expectUsable } from './support/expectUsable';
import { desktop, open } from './support/site';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

// Other kinds of page follow at night.
for (const path of ['/', '/functions/query-functions', '/api/modules/react']) {
  test(`${path} is usable by keyboard, zoomed and in forced colors`, async ({ page }) => {
    await open(page, path);
    await expectUsable(page);
  });
}
