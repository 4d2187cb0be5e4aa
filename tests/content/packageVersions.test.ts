import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import site from '../../package.json' with { type: 'json' };
import samples from '../../plugins/samples/package.json' with { type: 'json' };
import { product } from '../../src/site/product';

const page = 'docs/understanding/checked-samples.mdx';

/** The installed packages that have convex as a peer. */
const installed = Object.keys({ ...site.dependencies, ...samples.devDependencies })
  .sort()
  .flatMap((name) => {
    const { version, peerDependencies } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    );
    const range = peerDependencies?.convex;
    return range ? [{ name, version, range }] : [];
  });

test(`${page} lists the installed packages that have convex as a peer`, () => {
  const rows = installed.map(
    ({ name, version, range }) => `| \`${name}\` | ${version} | \`${range}\` |`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(readFileSync(page, 'utf8')).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);
});

test('the official components have the versions and ranges of those that samples use', () => {
  const rows = readFileSync('docs/components/index.mdx', 'utf8').matchAll(
    / "([^"]+)"\) \| [^|]+ \| (\S+) \| `([^`]+)` \|$/gm,
  );
  const listed = Array.from(rows, ([, name, version, range]) => ({ name, version, range }));
  const used = listed.filter(({ name }) => installed.some((one) => one.name === name));
  expect(used.length).toBeGreaterThan(5);
  expect(installed).toEqual(expect.arrayContaining(used));
});

test('the worked example of a bill adds up', () => {
  const limits = readFileSync('docs/production/state/limits.mdx', 'utf8');
  const [sum, ...costs] = Array.from(limits.matchAll(/\| \$(\d+\.\d\d) \|$/gm), ([, cost]) =>
    Number(cost),
  ).reverse();
  expect(costs.length).toBeGreaterThan(1);
  expect(costs.reduce((total, cost) => total + cost, 0)).toBeCloseTo(sum ?? 0);
});

test('pages and skills name no release of convex but the documented one as the current one', () => {
  const current = /\bconvex@(\d[\d.]*\d)|\bversion (\d[\d.]*\d) of the `convex` package/g;
  // Comments of the package name old releases.
  const files = globSync(['docs/**/*.mdx', 'static/.well-known/**/SKILL.md']).filter(
    (file) => !/^docs.api\b/.test(file),
  );
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(current), ([text, full, minor]) => ({
      file,
      text,
      isCurrent: `${product.version}.`.startsWith(`${full ?? minor}.`),
    })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ isCurrent }) => !isCurrent)).toEqual([]);
});
