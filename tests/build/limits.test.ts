import { expect, test } from 'vitest';
import budgets from '../budgets.json';
import { builtFiles, bytesSent, readBuilt, readPage, startScripts } from './readBuild';

test('the calculator is loaded when it is opened, and is within its budget', () => {
  const [script = '', ...others] = builtFiles('.js').filter((file) =>
    readBuilt(file).includes('Usage in a month'),
  );
  expect(others).toEqual([]);
  const chunk = /\/(\d+)\.\w+\.js$/.exec(script)?.[1];
  const sheets = builtFiles('.css').filter((file) => file.includes(`/${chunk}.`));
  expect(sheets).toHaveLength(1);
  const own = [script, ...sheets];
  const bytes = own.reduce((sum, file) => sum + bytesSent(file), 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(budgets.limits.calculatorBytes);

  const page = readPage('/production/state/limits');
  const linked = page('link[rel=stylesheet]')
    .map((_, link) => page(link).attr('href'))
    .get();
  expect([...startScripts(page), ...linked].filter((file) => own.includes(file))).toEqual([]);
});
