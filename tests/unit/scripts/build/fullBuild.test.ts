import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fullVariables } from '../../../../scripts/build/fullBuild.mts';
import { parseSiteEnv } from '../../../../src/site/env';

test('the full build sets every variable of the contract, to values that make sense', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(Object.keys(fullVariables).sort()).toEqual(named.sort());
  expect(Object.values(parseSiteEnv(fullVariables))).not.toContain(undefined);
});
