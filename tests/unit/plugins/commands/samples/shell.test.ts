import { describe, expect, test } from 'vitest';
import { parseShell } from '../../../../../plugins/commands/samples/shell';

function read(code: string): string[][] {
  return parseShell(code).commands.map((words) => words.map(({ text }) => text));
}

describe('parseShell', () => {
  test('separates commands at lines and operators', () => {
    expect(read('npm i && npx convex dev; ls | cat\npwd')).toEqual([
      ['npm', 'i'],
      ['npx', 'convex', 'dev'],
      ['ls'],
      ['cat'],
      ['pwd'],
    ]);
  });

  test('keeps quoted text whole and joins it with what it touches', () => {
    expect(read(`run '{"a": 1}' --name="two words" "a\\"b" c\\ d`)).toEqual([
      ['run', '{"a": 1}', '--name=two words', 'a"b', 'c d'],
    ]);
  });

  test('leaves out comments, prompts, variables and redirections', () => {
    expect(read('# first\n$ KEY=value npx convex export > out.txt 2>&1 # last')).toEqual([
      ['npx', 'convex', 'export'],
    ]);
    expect(read('VITE_CONVEX_URL=https://happy-otter-123.convex.cloud')).toEqual([]);
  });

  test('goes on after a line that ends with a backslash', () => {
    expect(read('npx convex run \\\n  tasks:list')).toEqual([
      ['npx', 'convex', 'run', 'tasks:list'],
    ]);
  });

  test('says where each word begins', () => {
    expect(parseShell('ls\n  npx convex').commands[1]).toEqual([
      { text: 'npx', offset: 5 },
      { text: 'convex', offset: 9 },
    ]);
  });

  test('says which quote is open', () => {
    expect(parseShell(`echo "a'`).problem).toMatchObject({ offset: 5 });
  });
});
