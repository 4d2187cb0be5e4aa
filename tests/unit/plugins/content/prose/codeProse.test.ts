import { expect, test } from 'vitest';
import { checkCode } from '../../../../../plugins/content/prose/checkCode';
import { readCodeProse } from '../../../../../plugins/content/prose/codeProse';

const textsIn = (source: string, file = 'file.ts') =>
  readCodeProse(file, source).map(({ text }) => text);

test('reads comments of every form, lines that follow each other as one', () => {
  const source = `// The first line
// and the second.
const a = 1; // behind code

/**
 * A doc sentence
 * over two lines.
 */
function f() {
  /* inside */
  return a;
}
// the end`;
  expect(textsIn(source)).toEqual([
    'The first line and the second.',
    'behind code',
    'A doc sentence over two lines.',
    'inside',
    'the end',
  ]);
});

test('reads messages and test names, and leaves out short strings', () => {
  const source = `
    throw new Error(\`The option \${name} is not known here.\`);
    test('returns the cached result', () => {});
    import { a } from './some/file';
    const kind = 'short one';`;
  expect(textsIn(source)).toEqual([
    'The option \uFFFC is not known here.',
    'returns the cached result',
  ]);
});

test('reads the text of elements', () => {
  expect(textsIn('const a = <p>The page was not found.</p>;', 'file.tsx')).toEqual([
    'The page was not found.',
  ]);
});

test('takes code in a comment as one word', () => {
  expect(textsIn('// `hold` is called once')).toEqual(['\uFFFC is called once']);
});

test('names the place of each', () => {
  expect(readCodeProse('file.ts', 'a();\n  // here it is\n')[0]).toMatchObject({
    line: 2,
    column: 3,
  });
});

test('finds a phrase that reads as translated in a file', () => {
  const file = 'tests/fixtures/prose/translatedComment.ts';
  const { files, findings } = checkCode(process.cwd(), [file]);
  expect(files).toBe(1);
  expect(findings).toEqual([
    expect.objectContaining({ file, line: 1, rule: 'native-english' }),
    expect.objectContaining({ file, line: 4 }),
  ]);
});

test('checks a README by the rules for developers, and leaves out its code', () => {
  const file = 'tests/fixtures/prose/README.md';
  const { findings } = checkCode(process.cwd(), [file]);
  expect(findings).toEqual([
    expect.objectContaining({ file, line: 3, rule: 'banned-word' }),
    expect.objectContaining({ file, line: 3, column: 23, rule: 'native-english' }),
  ]);
});
