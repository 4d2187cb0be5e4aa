import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeChanged } from '../../../../plugins/build/writeFiles';
import { temporaryFolder } from '../../folder';

test('a file is written with its folders, replaced whole, and not touched where it is the same', () => {
  const dir = temporaryFolder();
  const file = join(dir, 'docs/api/page.mdx');
  writeChanged(file, 'one\n');
  const { ino } = statSync(file);
  writeChanged(file, 'two\n');
  // Readers of the old one still read it to its end.
  expect(statSync(file).ino).not.toBe(ino);
  expect(readFileSync(file, 'utf8')).toBe('two\n');
  expect(readdirSync(join(dir, 'docs/api'))).toEqual(['page.mdx']);
  utimesSync(file, 1000, 1000);
  writeChanged(file, 'two\n');
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});
