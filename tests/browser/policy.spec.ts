import { open } from './support/site';
import { expect, takeViolations, test } from './support/test';

const guide = '/functions/query-functions';
const operation = '/public-deployment-api/query-post';

test('a page runs nothing that is injected, and reaches no host', async ({ page, context }) => {
  await open(page, guide);
  await page.evaluate(async () => {
    const box = document.createElement('div');
    box.innerHTML = `<img src="data:," onerror="ran = 'handler'"><p style="color: red">x</p>`;
    const inline = document.createElement('script');
    inline.textContent = "ran = 'inline'";
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example.com/a.js';
    const link = document.createElement('a');
    link.href = "javascript:ran = 'address'";
    document.body.append(box, inline, foreign, link);
    link.click();
    // Later, because the policy doesn't count for what the test evaluates itself.
    await new Promise<void>((done) => {
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: that it fails is the point
          globalThis.eval("ran = 'eval'");
        } catch {}
        done();
      });
    });
    await fetch('https://elsewhere.example.com/').catch(() => {});
  });
  let found = '';
  await expect(async () => {
    found += takeViolations(context).join('\n');
    for (const directive of ['script-src', 'default-src']) expect(found).toContain(directive);
    for (const fault of [
      'event handler',
      'inline style',
      'inline script',
      'elsewhere.example.com/a.js',
      'connect',
    ]) {
      expect(found).toMatch(new RegExp(fault, 'i'));
    }
  }).toPass({ timeout: 10_000 });
  // The browser has decided on all of them.
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the page of an operation reaches any deployment over https', async ({ page, context }) => {
  await context.route('https://happy-otter-123.convex.cloud/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '1' }),
  );
  const reach = (url: string) =>
    page.evaluate((to) => fetch(to).then((response) => response.text()), url);
  await open(page, operation);
  expect(await reach('https://happy-otter-123.convex.cloud/version')).toBe('1');
  expect(takeViolations(context)).toEqual([]);
  await expect(reach('http://happy-otter-123.convex.cloud/version')).rejects.toThrow();
  expect(takeViolations(context).join()).toContain('connect-src');
  await open(page, guide);
  await expect(reach('https://happy-otter-123.convex.cloud/version')).rejects.toThrow();
  expect(takeViolations(context)).not.toEqual([]);
});
