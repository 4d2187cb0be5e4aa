import { expect, test } from 'vitest';
import { bundleRuntime } from '../../../../plugins/live/build/bundleRuntime';

test('the frame has its own policy, which allows no network and no origin but its own', async () => {
  const html = (await bundleRuntime(process.cwd())).get('frame.html') ?? '';
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  for (const directive of ['default-src', 'connect-src', 'form-action']) {
    expect(policy).toContain(`${directive} 'none'`);
  }
  expect(policy).toContain('script-src SITE blob:;');
  expect(html).toContain(".replace('SITE',location.origin)");
  expect(policy).not.toContain('unsafe-eval');
  expect(html).toContain('noindex');
});
