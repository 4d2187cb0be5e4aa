import { describe, expect, test } from 'vitest';
import { makeIconSprite } from '../../../../../plugins/delivery/icons/makeIconSprite';
import { iconNames, logoNames } from '../../../../../src/components/icons';

const files = [...makeIconSprite()];

function assetText(name: RegExp): string {
  return files.find(([file]) => name.test(file))?.[1] ?? '';
}

describe('makeIconSprite', () => {
  test('has every icon and mark once', () => {
    const ids = Array.from(
      assetText(/\.svg$/).matchAll(/<symbol id="icon:([^"]+)"/g),
      ([, id]) => id,
    );
    expect(ids.sort()).toEqual([...iconNames, ...logoNames].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names the sprite by its content, and the index names the sprite', () => {
    const [sprite = ''] = files.map(([file]) => file);
    expect(sprite).toMatch(/^\.generated\/static\/icons-[0-9a-f]{8}\.svg$/);
    expect(JSON.parse(assetText(/\.json$/))).toEqual({
      path: sprite.replace('.generated/static', ''),
    });
    expect(makeIconSprite()).toEqual(new Map(files));
  });
});
