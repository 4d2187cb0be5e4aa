import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBeingWritten, writeChanged } from '../../../../plugins/build/writeFiles';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'write-changed-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a file is written with its folders, without leaving temporary files', () => {
  const file = join(dir, 'docs/api/page.mdx');
  writeChanged(file, 'one\n');
  writeChanged(file, 'two\n');
  expect(readFileSync(file, 'utf8')).toBe('two\n');
  expect(readdirSync(join(dir, 'docs/api'))).toEqual(['page.mdx']);
});

test('an unchanged file keeps its modification time', () => {
  const file = join(dir, 'page.mdx');
  writeChanged(file, 'one\n');
  utimesSync(file, 1000, 1000);
  writeChanged(file, 'one\n');
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});

test('a file is replaced atomically: open handles still read the old one to its end', () => {
  const file = join(dir, 'page.mdx');
  writeChanged(file, 'one\n');
  const { ino } = statSync(file);
  writeChanged(file, 'two\n');
  expect(statSync(file).ino).not.toBe(ino);
});

test('a temporary file is distinguished from a page', () => {
  expect(['page.mdx.4711.part', 'page.mdx', 'part.mdx'].map(isBeingWritten)).toEqual([
    true,
    false,
    false,
  ]);
});
