import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { supportedBrowsers } from '../../plugins/build';
import budgets from '../budgets.json';
import { builtFiles, readBuilt, readPage } from './readBuild';

/** The first versions that parse all of ECMAScript 2024: https://caniuse.com/mdn-javascript_regular_expressions_unicodesets */
const syntax2024: Record<string, number> = {
  chrome: 112,
  edge: 112,
  firefox: 116,
  safari: 17,
  ios_saf: 17,
};

/** Why the oldest supported browsers can't parse a script, if they can't. */
function syntaxProblem(code: string): string | undefined {
  const sourceType = /^(?:im|ex)port\b/m.test(code) ? 'module' : 'script';
  try {
    parse(code, { ecmaVersion: 2024, sourceType });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('the browsers in browserslist parse every script', () => {
  for (const { name, version } of supportedBrowsers) {
    expect(Number(version), name).toBeGreaterThanOrEqual(syntax2024[name] ?? Number.NaN);
  }
  const scripts = builtFiles('.js').filter((path) => /^\/(?:assets|live)\//.test(path));
  const inline = [...budgets.pages, '/404', '/all-pages'].flatMap((path) =>
    readPage(path)('script:not([src], [type="application/ld+json"])')
      .map((_, script) => [[path, readPage(path)(script).text()] as const])
      .get(),
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(inline.length).toBeGreaterThan(5);
  const all = [...scripts.map((path) => [path, readBuilt(path)] as const), ...inline];
  const problems = all.map(([path, code]) => ({ path, problem: syntaxProblem(code) }));
  expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([]);
  expect(syntaxProblem('import("./a.json", { with: { type: "json" } })')).toMatch(/Unexpected/);
});
