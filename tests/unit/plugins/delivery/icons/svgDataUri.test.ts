import { expect, test } from 'vitest';
import { svgDataUri } from '../../../../../plugins/delivery/icons/svgDataUri';

test('an image fits a double-quoted attribute and is the same once decoded', () => {
  const uri = svgDataUri('<svg viewBox="0 0 2 2"><path fill="#fff" d="M0 0h50%"/></svg>\n');
  expect(uri).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(uri)).toBe(
    "data:image/svg+xml,<svg viewBox='0 0 2 2'><path fill='#fff' d='M0 0h50%'/></svg>",
  );
});
