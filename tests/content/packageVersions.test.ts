import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const page = 'docs/understanding/checked-samples.mdx';

test(`${page} lists the installed packages that have convex as a peer`, () => {
  const rows = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })
    .sort()
    .flatMap((name) => {
      const { version, peerDependencies } = JSON.parse(
        readFileSync(`node_modules/${name}/package.json`, 'utf8'),
      );
      const range = peerDependencies?.convex;
      return range ? [`| \`${name}\` | ${version} | \`${range}\` |`] : [];
    });
  expect(rows.length).toBeGreaterThan(0);
  expect(readFileSync(page, 'utf8')).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);
});
