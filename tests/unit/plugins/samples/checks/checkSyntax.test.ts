import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkSyntax,
  createReader,
  type GrammarLanguage,
} from '../../../../../plugins/samples/checks/checkSyntax';
import { pageFrom } from '../../content/pageFrom';

const read = createReader(resolve('.'));

async function check(lang: GrammarLanguage, code: string): Promise<string[]> {
  const { fences } = pageFrom(`\`\`\`${lang}\n${code}\n\`\`\`\n`);
  const problems = await Promise.all(fences.map((fence) => checkSyntax(fence, lang, read)));
  return problems.flat().map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('checkSyntax', () => {
  test.each([
    ['bash', 'npx convex env set KEY <your key>\nnpx convex run <function> > out.json'],
    ['bash', '$ npx convex dev\ncat <<EOF\n(\nEOF'],
    ['toml', '[a]\nb = "c"'],
    ['css', '@layer base { .a { &:hover { color: red; } } }'],
    ['rust', 'let tasks = client.query("tasks:list", args).await?;'],
    ['swift', 'let client = ConvexClient(deploymentUrl: url)'],
    ['kotlin', 'val tasks: List<Task> = listOf()'],
    ['go', 'tasks, err := list(ctx)'],
    ['python', 'for task in client.query("tasks:list"):\n    print(task)'],
  ] as const)('accepts %s: %s', async (lang, code) => {
    expect(await check(lang, code)).toEqual([]);
  });

  test.each([
    [
      'python',
      'a = 1\nb = (2,\n',
      '3:5 This is not valid Python: The `(` here is never closed. Add `)`.',
    ],
    [
      'python',
      'def list()\n  pass',
      '2:1 This is not valid Python: `def list()` cannot be parsed.',
    ],
    ['rust', 'fn main( {\n}', '2:9 This is not valid Rust: `)` is missing here. Add it.'],
    ['bash', 'if [ -f a ]; then\n  echo b\n', '3:9 This is not valid Bash: `fi` is missing here.'],
    ['bash', 'echo "a\'', '2:6 This is not valid Bash: The `"` here is never closed. Add `"`.'],
    [
      'bash',
      'echo \'{"a": true}',
      "2:6 This is not valid Bash: The `'` here is never closed. Add `'`.",
    ],
    ['bash', "echo a'", "2:7 This is not valid Bash: The `'` here is never closed. Add `'`."],
  ] as const)('refuses %s: %s', async (lang, code, message) => {
    expect((await check(lang, code)).join('\n')).toContain(message);
  });
});
