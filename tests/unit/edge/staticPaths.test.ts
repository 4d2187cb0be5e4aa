import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isStaticPath, staticPaths } from '../../../src/edge/staticPaths';

describe('static paths', () => {
  test('are those that wrangler.jsonc keeps from the Worker', () => {
    const { config } = ts.parseConfigFileTextToJson('', readFileSync('wrangler.jsonc', 'utf8'));
    const excluded = staticPaths.map((path) => `!${path}`);
    expect(config.assets.run_worker_first).toEqual(['/*', ...excluded]);
  });

  test.each([
    ['/assets/js/main.js', true],
    ['/icons-1a2b.svg', true],
    ['/og/home.png', true],
    ['/search-index/x/head.json', true],
    ['/assets', false],
    ['/assets.md', false],
    ['/icons', false],
    ['/search-index', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isStaticPath(path)).toBe(expected);
  });
});
