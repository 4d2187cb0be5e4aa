import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleRuntime } from '../../../../../plugins/samples/live/bundleRuntime';
import budgets from '../../../../budgets.json';

const files = await bundleRuntime(process.cwd());

test('the frame has its own policy, which allows no network and no origin but its own', () => {
  const html = files.get('frame.html') ?? '';
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  for (const directive of ['default-src', 'connect-src', 'form-action']) {
    expect(policy).toContain(`${directive} 'none'`);
  }
  expect(policy).toContain('script-src SITE blob:;');
  expect(html).toContain(".replace('SITE',location.origin)");
  expect(policy).not.toContain('unsafe-eval');
  expect(html).toContain('noindex');
});

test('the frame is within the budget of the first run, because it leaves out signing in', () => {
  const script = files.get('frame.js') ?? '';
  expect(script).toContain("This live sample doesn't have sign-in.");
  const bytes = [files.get('frame.html') ?? '', script].map(
    (one) => brotliCompressSync(one).length,
  );
  const total = bytes.reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(budgets.live.frameBytes);
});
