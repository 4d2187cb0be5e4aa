import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeIconSprite } from '../../../../../plugins/commands/icon-sprite';
import { iconNames, markNames } from '../../../../../src/components/support/icons';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'icon-sprite-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('writeIconSprite', () => {
  test('writes every icon and mark once, each name in use once', () => {
    const path = writeIconSprite(join(directory, 'static'));
    const sprite = readFileSync(join(directory, 'static', path), 'utf8');
    const ids = Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
    expect(ids.sort()).toEqual([...iconNames, ...markNames].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names the file by its content', () => {
    const path = writeIconSprite(directory);
    expect(path).toMatch(/^\/icons-[0-9a-f]{8}\.svg$/);
    expect(writeIconSprite(directory)).toBe(path);
  });

  test('removes the sprite of an earlier build and nothing else', () => {
    for (const file of ['icons-00000000.svg', 'logo.svg']) writeFileSync(join(directory, file), '');
    const path = writeIconSprite(directory);
    expect(readdirSync(directory).sort()).toEqual([path.slice(1), 'logo.svg'].sort());
  });
});
