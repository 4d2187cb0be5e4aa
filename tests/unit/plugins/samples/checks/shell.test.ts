import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReader } from '../../../../../plugins/samples/checks/grammars';
import { readCommands } from '../../../../../plugins/samples/checks/shell';

const reader = createReader(resolve('.'));

async function read(code: string): Promise<string[][]> {
  return (await readCommands(code, reader)).map((words) => words.map(({ text }) => text));
}

describe('readCommands', () => {
  test('separates commands at lines and operators', async () => {
    expect(await read('npm i && npx convex dev; ls | cat\npwd')).toEqual([
      ['npm', 'i'],
      ['npx', 'convex', 'dev'],
      ['ls'],
      ['cat'],
      ['pwd'],
    ]);
  });

  test('keeps quoted text whole and joins it with adjacent text', async () => {
    expect(await read(`run '{"a": 1}' --name="two words" "a\\"b" c\\ d`)).toEqual([
      ['run', '{"a": 1}', '--name=two words', 'a"b', 'c d'],
    ]);
  });

  test('leaves out comments, prompts, variables and redirections', async () => {
    expect(await read('# first\n$ KEY=value npx convex export > out.txt 2>&1 # last')).toEqual([
      ['npx', 'convex', 'export'],
    ]);
    expect(await read('VITE_CONVEX_URL=https://happy-otter-123.convex.cloud')).toEqual([]);
  });

  test('finds commands in loops and substitutions, but not in a here document', async () => {
    expect(await read('KEY=$(npx a) ls\nfor f in *; do npx b $f; done')).toEqual([
      ['ls'],
      ['npx', 'a'],
      ['npx', 'b', '$f'],
    ]);
    expect(await read('cat <<EOF\nnpx a\nEOF')).toEqual([['cat']]);
  });
});
