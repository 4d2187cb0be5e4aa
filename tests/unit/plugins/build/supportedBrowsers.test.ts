import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readQueries, supportedBrowsers } from '../../../../plugins/build/supportedBrowsers';

test('the README names the versions of browserslist', () => {
  const versions = Object.fromEntries(
    supportedBrowsers.map(({ name, version }) => [name, version]),
  );
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${versions.chrome}, Firefox ${versions.firefox} and Safari ${versions.safari} (also on iOS)`,
  );
  expect(versions.edge).toBe(versions.chrome);
  expect(versions.ios_saf).toBe(versions.safari);
});

test.each(['last 2 versions', 'chrome 120', '> 0.5%'])('%s is rejected', (query) => {
  expect(() => readQueries([query])).toThrow('expected a query like "chrome >= 120"');
});
