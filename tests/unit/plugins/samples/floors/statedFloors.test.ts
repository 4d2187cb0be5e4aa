import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReader } from '../../../../../plugins/samples/checks/grammars';
import { counts, StatedFloors, sinceAt } from '../../../../../plugins/samples/floors/statedFloors';
import { recordOf } from '../../content/recordOf';

const root = resolve('.');
const releases = ['1.48.0', '1.44.0', '1.43.0', '1.42.0', '1.34.1', '1.26.2'].map((version) => ({
  ...{ name: 'convex', version, root, types: version },
}));
const stated = new StatedFloors(root, createReader(root), releases);

async function floorsOf(source: string): Promise<string[]> {
  const page = recordOf(source, 'docs/page.mdx');
  return Promise.all(page.fences.filter(counts).map((fence) => stated.of(page, fence)));
}

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;

describe('a sample needs', () => {
  test('the oldest release if it asks for nothing', async () => {
    expect(await floorsOf(fence('ts in="module"', 'import { v } from "convex/values";'))).toEqual([
      '1.26.2',
    ]);
  });

  test('what the packages that it imports accept', async () => {
    expect(
      await floorsOf(fence('ts in="module"', 'import { convexTest } from "convex-test";')),
    ).toEqual(['1.43.0']);
  });

  test('what its commands and options came with', async () => {
    expect(
      await floorsOf(fence('bash', 'npx convex dev\nnpx convex env list --include-values')),
    ).toEqual(['1.48.0']);
    expect(await floorsOf(fence('bash', 'npm install convex'))).toEqual(['1.26.2']);
  });

  test('what the mark of its section says', async () => {
    const source = [
      '## One <Since version="1.44.0" />\n\n',
      fence('ts in="module"', 'one();'),
      '### Below one\n\n',
      fence('ts in="module"', 'two();'),
      '## Two\n\nA text <Since version="1.48.0" />.\n\n',
      fence('ts in="module"', 'three();'),
      '<Since version="1.42.0">\n\n## Three\n\n',
      fence('ts in="module"', 'four();'),
      '</Since>\n\n',
      fence('ts in="module"', 'five();'),
    ].join('');
    expect(await floorsOf(source)).toEqual(['1.44.0', '1.44.0', '1.26.2', '1.42.0', '1.26.2']);
  });
});

test("hidden code, tests and code that fails don't count", () => {
  const settings = [
    'ts in="module"',
    'ts in="module" hidden',
    'ts test',
    'ts skip="x"',
    'json',
    'text',
  ];
  const { fences } = recordOf(settings.map((meta) => fence(meta, '{}')).join(''), 'docs/page.mdx');
  expect(fences.filter(counts).map(({ index }) => index)).toEqual([0]);
});

test('the mark with the highest release counts', () => {
  const page = recordOf(
    '## One <Since version="1.43.0" />\n\n### Two <Since version="1.44.0" />\n\nText.\n',
    'docs/page.mdx',
  );
  expect(sinceAt(page, 5)).toBe('1.44.0');
  expect(sinceAt(page, 2)).toBe('1.43.0');
});
