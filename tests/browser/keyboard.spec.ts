import { expectUsable } from './support/expectUsable';
import { desktop, open } from './support/site';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

// Other kinds of page follow at night.
for (const path of ['/', '/functions/query-functions', '/api/modules/react']) {
  test(`${path} by keyboard, at 200 % and 320 px, with reduced motion, forced colors and targets of 24 px`, async ({
    page,
  }) => {
    await open(page, path);
    await expectUsable(page);
  });
}
