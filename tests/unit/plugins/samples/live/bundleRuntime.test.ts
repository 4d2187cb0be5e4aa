import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleRuntime } from '../../../../../plugins/samples/live/bundleRuntime';
import { checkProtocol } from '../../../../../plugins/samples/live/checkProtocol';
import budgets from '../../../../budgets.json';

describe('bundleRuntime', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    files = await bundleRuntime(process.cwd());
  });

  test('makes a frame with its own policy, which allows no network and no origin but its own', () => {
    const html = files.get('frame.html') ?? '';
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain('script-src SITE blob:;');
    expect(html).toContain(".replace('SITE',location.origin)");
    expect(policy).not.toContain('unsafe-eval');
    expect(html).toContain('noindex');
  });

  test('is within the budget of the first run', () => {
    const bytes = ['frame.html', 'frame.js'].map(
      (name) => brotliCompressSync(files.get(name) ?? '').length,
    );
    const total = bytes.reduce((sum, one) => sum + one, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(budgets.live.frameBytes);
  });
});

describe('slimClient', () => {
  test('leaves out signing in and reports to the platform, and keeps the errors of calls', async () => {
    const script = (await bundleRuntime(process.cwd())).get('frame.js') ?? '';
    expect(script).toContain("Live samples don't have sign-in.");
    expect(script).not.toContain('/api/debug_event');
    expect(script).not.toContain('Attempting reconnect');
    expect(script).toContain('Called by client');
  });
});

describe('checkProtocol', () => {
  test('says what to do when the protocol has changed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'protocol-'));
    try {
      const source = join(folder, 'node_modules/convex/src/browser/sync');
      mkdirSync(source, { recursive: true });
      writeFileSync(join(source, 'protocol.ts'), 'export type Ping = { type: "Pong" };');
      expect(() => checkProtocol(folder)).toThrow(
        /not the one that live samples speak\. Compare it .* set the hash .* to [0-9a-f]{64}\.$/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
