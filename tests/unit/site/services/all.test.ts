import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../../../../src/site/env';
import * as services from '../../../../src/site/services/all';

test('the list has every service of the folder, named as its file', () => {
  const files = readdirSync('src/site/services')
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !['all', 'index', 'serviceDefinition'].includes(name));
  expect(files.length).toBeGreaterThan(0);
  expect(Object.keys(services).sort()).toEqual(files.sort());
});

test('no variable is read for two purposes', () => {
  expect(variableNames.length).toBeGreaterThan(10);
  expect(new Set(variableNames).size).toBe(variableNames.length);
});

test('each has a variable that switches it on', () => {
  const without = Object.entries(services).filter(
    ([, { definition }]) => Object.keys(definition.variables).length === 0,
  );
  expect(without).toEqual([]);
});

test.each([
  [
    'posthog',
    services.posthog,
    ['ph_key_posthog', '__ph_opt_in_out_key'],
    ['graph_1', 'ph', 'allowsCookies'],
  ],
  [
    'gtag',
    services.gtag,
    ['_ga', '_ga_TEST12345', '_gid', '_gat_UA-1', '_gcl_au'],
    ['_gallery', 'x_ga', 'allowsCookies'],
  ],
  ['kapa', services.kapa, ['kapa_web_id'], ['kapa', 'allowsCookies', 'cvx-t']],
])('the stored names of %s match its own and no others', (_name, service, stored, others) => {
  const { storedNames } = service.definition;
  const matches = (name: string) => storedNames.some((pattern) => pattern.test(name));
  for (const name of stored) expect(matches(name), name).toBe(true);
  for (const name of others) expect(matches(name), name).toBe(false);
});
