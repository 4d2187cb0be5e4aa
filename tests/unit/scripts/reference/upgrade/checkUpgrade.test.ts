import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkUpgrade } from '../../../../../scripts/reference/upgrade/checkUpgrade.mts';
import { formatUpgrade } from '../../../../../scripts/reference/upgrade/formatUpgrade.mts';

const projectRoot = resolve('.');
let folder = '';

function edit(path: string, from: string, to: string): void {
  const file = join(folder, 'convex', path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}.`);
  writeFileSync(file, text.replaceAll(from, to));
}

const page = `---
title: Upgrade
---

A page that another version breaks.

\`\`\`ts title="convex/crons.ts"
import { cronJobs } from "convex/server";

export default cronJobs();
\`\`\`

\`\`\`ts in="query"
return await ctx.db.system.query("_storage").collect();
\`\`\`

\`\`\`bash
npx convex dev --once
npm install convex@1.48.0
\`\`\`
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/page.mdx'), page);
  cpSync('node_modules/convex', join(folder, 'convex'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !/convex[\\/]src$/.test(path),
  });
  const manifest = JSON.parse(readFileSync('node_modules/convex/package.json', 'utf8'));
  writeFileSync(
    join(folder, 'convex/package.json'),
    JSON.stringify({ ...manifest, version: '1.48.99', dependencies: {}, scripts: {} }),
  );
  edit('dist/esm-types/server/index.d.ts', 'cronJobs', 'cronJobs as scheduledJobs');
  edit('dist/cli.bundle.cjs', '"--once"', '"--only-once"');
  // The package of this test needs no registry; npm is not to ask one.
  vi.stubEnv('npm_config_offline', 'true');
  // Others may run the check at the same time in the folder of all.
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, folder);
  // TypeScript's own compiled code would otherwise go to the folder of temporary files.
  vi.stubEnv('NODE_COMPILE_CACHE', join(projectRoot, 'node_modules/.cache/node'));
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the check of an upgrade', () => {
  test('reports what a package in a folder breaks, and leaves nothing behind', async () => {
    const earlier = readdirSync(tmpdir());
    expect(earlier).toContain('docs');
    const report = await checkUpgrade({
      siteDir: folder,
      projectRoot,
      specs: [join(folder, 'convex')],
    });
    const text = formatUpgrade(report);
    expect(text).toContain('convex 1.48.0 → 1.48.99\n');
    expect(text).toContain('Pages: 1 of 1 page break, 3 problems\n  docs/page.mdx  3 problems\n');
    expect(text).toMatch(/docs\/page\.mdx:8:10 {2}.*has no exported member.*'cronJobs'/s);
    expect(text).toContain('docs/page.mdx:18:16  `npx convex dev` has no option `--once`.');
    expect(text).toContain('docs/page.mdx:19:13  `convex` is 1.48.99 on this site, not 1.48.0.');
    expect(text).toContain('Symbols of convex: 1 new, 1 gone, 0 changed\n  convex/server\n');
    expect(text).toContain('    + scheduledJobs (const)');
    // The package of this test has no sources.
    expect(text).toMatch(/^Live samples: the sync protocol .* name the file that has it now/m);
    expect(text).toContain(
      '  npx convex dev\n    - --once (flag, default false)\n    + --only-once (flag, default false)',
    );
    expect(readdirSync(tmpdir())).toEqual(earlier);
  }, 240_000);

  test.each([
    [[], 'check:upgrade: no package given. Name one: npm run check:upgrade -- convex@latest'],
    [['missing@1'], 'check:upgrade: missing is not a package of this project.'],
    [['./nowhere'], 'check:upgrade: ./nowhere contains no package.'],
  ])('refuses %s', async (specs, message) => {
    await expect(checkUpgrade({ siteDir: folder, projectRoot, specs })).rejects.toThrow(message);
  });
});
