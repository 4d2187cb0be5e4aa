import { expect, test } from 'vitest';
import { parseFenceMeta } from '../../../../../plugins/content/fenceMeta';
import type { Fence } from '../../../../../plugins/content/fences';
import { createReader } from '../../../../../plugins/samples/checks/grammars';
import { readSteps } from '../../../../../scripts/samples/quickstarts/readSteps.mts';

/** Reads the fences of a page without the parser of MDX. */
function fencesOf(source: string): Fence[] {
  const fences: Fence[] = [];
  for (const match of source.matchAll(/^```(\w+) ?(.*)\n([^`]*)\n```$/gm)) {
    const [, lang = '', meta = '', code = ''] = match;
    fences.push({
      file: 'docs/page.mdx',
      index: fences.length,
      lang,
      meta: parseFenceMeta(meta).meta,
      code,
      line: source.slice(0, match.index).split('\n').length,
      column: 1,
      indents: [],
    });
  }
  return fences;
}

const read = createReader(process.cwd());

const steps = (...fences: string[]) => {
  const source = `# Page\n\n<Steps>\n\n${fences.join('\n\n')}\n\n</Steps>\n`;
  return readSteps({ source, fences: fencesOf(source) }, read);
};

test('commands and files are read in the order of the page', async () => {
  expect(
    await steps(
      '```bash pm\ncd my-app\nnpm install convex\n```',
      '```ts title="convex/tasks.ts"\nexport {};\n```',
      '```bash\nnpm run dev\n```',
    ),
  ).toEqual([
    { kind: 'command', words: ['cd', 'my-app'] },
    { kind: 'command', words: ['npm', 'install', 'convex'] },
    { kind: 'file', path: 'convex/tasks.ts', code: 'export {};\n' },
    { kind: 'command', words: ['npm', 'run', 'dev'] },
  ]);
});

test('a file is written as it is after the change: without deleted lines, with inserted ones', async () => {
  expect(
    await steps('```ts title="a.ts" ins={3} del={2}\nconst a = 1;\nold();\nnew();\n```'),
  ).toEqual([{ kind: 'file', path: 'a.ts', code: 'const a = 1;\nnew();\n' }]);
});

test('hidden fences, output and partial code are not steps', async () => {
  expect(
    await steps(
      '```ts title="types/a.d.ts" hidden\ndeclare const a: 1;\n```',
      '```text\nConvex functions ready\n```',
      '```tsx in="component"\nuseQuery();\n```',
      '```bash\nnpm test\n```',
    ),
  ).toEqual([{ kind: 'command', words: ['npm', 'test'] }]);
});

test('fences outside of the steps show alternatives and are left out', async () => {
  const inside = '<Steps>\n\n```bash\nnpm test\n```\n\n</Steps>';
  const source = `\`\`\`bash\nnpm create convex@latest\n\`\`\`\n\n${inside}\n\n\`\`\`bash\nnode a.js\n\`\`\`\n`;
  expect(await readSteps({ source, fences: fencesOf(source) }, read)).toEqual([
    { kind: 'command', words: ['npm', 'test'] },
  ]);
});

test('fences of partials come last', async () => {
  const source = '<Steps>\n\n```bash\nnpm test\n```\n\n</Steps>\n';
  const partial = fencesOf('```text title="sampleData.jsonl"\n{}\n```\n');
  expect(await readSteps({ source, fences: fencesOf(source), partials: partial }, read)).toEqual([
    { kind: 'command', words: ['npm', 'test'] },
    { kind: 'file', path: 'sampleData.jsonl', code: '{}\n' },
  ]);
});

test('a page without steps is refused', async () => {
  await expect(steps()).rejects.toThrow('the page has no fences in <Steps>');
});
