import { describe, expect, test } from 'vitest';
import { isPartial, readPartialImports } from '../../../../plugins/content/parse/partials';

describe('a partial', () => {
  test('is told by an underscore in its path', () => {
    expect(isPartial('docs/_partials/setup.mdx')).toBe(true);
    expect(isPartial('docs/auth/_note.mdx')).toBe(true);
    expect(isPartial('docs/auth/debug_mode.mdx')).toBe(false);
  });

  test('is imported by name', () => {
    const code = `import Setup from './_partials/setup.mdx';\nimport Note from "../_note.mdx"`;
    expect(readPartialImports(code)).toEqual([
      { name: 'Setup', path: './_partials/setup.mdx' },
      { name: 'Note', path: '../_note.mdx' },
    ]);
  });

  test.each([
    `import Foo from './Foo';`,
    `import { Setup } from './_partials/setup.mdx';`,
    `import Page from './page.mdx';`,
    `import setup from './_partials/setup.mdx';`,
    `import Setup from './_partials/setup.mdx';\nexport const a = 1;`,
  ])('is all that may be imported: %s', (code) => {
    expect(readPartialImports(code)).toBeUndefined();
  });
});
