import { expect, test } from 'vitest';
import { drawFileTree } from '../../../../../src/components/FileTree/definition';

const leaf = (name: string, comment = '') => ({ name, comment, children: [] });

test('draws branches below a folder, and comments in one column', () => {
  const inner = { name: 'b/', comment: '', children: [leaf('c.ts', 'deep')] };
  const tree = [{ name: 'a/', comment: 'top', children: [inner, leaf('d.ts')] }, leaf('e.ts')];
  expect(drawFileTree(tree)).toBe(
    ['a/            top', '├── b/', '│   └── c.ts  deep', '└── d.ts', 'e.ts'].join('\n'),
  );
});

test('draws nothing from nothing', () => {
  expect(drawFileTree([])).toBe('');
});
