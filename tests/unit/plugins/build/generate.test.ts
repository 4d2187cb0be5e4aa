import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GenerateStep } from '../../../../plugins/build/generate';
import { generate } from '../../../../plugins/build/generate';
import { temporaryFolder, write } from '../../folder';

let siteDir: string;
let inputs: string;
let files: Map<string, string>;
let findings: Awaited<ReturnType<GenerateStep['run']>>['findings'];
let runs: number;

const step: GenerateStep = {
  name: 'step',
  folders: ['docs/made'],
  hashInputs: () => inputs,
  async run() {
    runs += 1;
    return { files, findings };
  },
};

const run = () => generate(siteDir, [step]);

const pages = () => readdirSync(join(siteDir, 'docs/made'), { recursive: true }).sort();

beforeEach(() => {
  siteDir = temporaryFolder();
  inputs = 'one';
  files = new Map([
    ['docs/made/a.mdx', 'a'],
    ['docs/made/deep/b.mdx', 'b'],
  ]);
  findings = [];
  runs = 0;
});

describe('generate', () => {
  it('writes the files of a step, says so, and does nothing while the inputs are unchanged', async () => {
    const report = await run();
    expect(report.made).toEqual([{ name: 'step', files: 2, seconds: expect.any(Number) }]);
    expect(readFileSync(join(siteDir, 'docs/made/deep/b.mdx'), 'utf8')).toBe('b');
    expect((await run()).made).toEqual([]);
    expect(runs).toBe(1);
  });

  it.each([
    ['the inputs change', () => (inputs = 'two')],
    ['a file is edited', () => write(siteDir, 'docs/made/a.mdx', 'edited')],
    ['a file is deleted', () => rmSync(join(siteDir, 'docs/made/a.mdx'))],
  ])('runs again when %s', async (_, change) => {
    await run();
    change();
    await run();
    expect(runs).toBe(2);
    expect(readFileSync(join(siteDir, 'docs/made/a.mdx'), 'utf8')).toBe('a');
  });

  it('never deletes a file that it did not write, and names it', async () => {
    await run();
    write(siteDir, 'docs/made/mine.mdx', 'mine');
    // Another process is writing it.
    write(siteDir, 'docs/made/c.mdx.4711.part');
    inputs = 'two';
    files.delete('docs/made/a.mdx');
    expect((await run()).foreign).toEqual(['docs/made/mine.mdx']);
    expect(pages()).toEqual(['c.mdx.4711.part', 'deep', join('deep', 'b.mdx'), 'mine.mdx']);
    expect((await run()).foreign).toEqual(['docs/made/mine.mdx']);
  });

  it('refuses to overwrite a file that it did not write', async () => {
    await run();
    write(siteDir, 'docs/made/c.mdx', 'mine');
    inputs = 'two';
    files.set('docs/made/c.mdx', 'c').delete('docs/made/a.mdx');
    await expect(run()).rejects.toThrow(
      'generate: step has to write docs/made/c.mdx, but the file exists and no earlier run wrote it.',
    );
    expect(readFileSync(join(siteDir, 'docs/made/c.mdx'), 'utf8')).toBe('mine');
    expect(pages()).toContain('a.mdx');
  });

  it('runs steps in parallel, and one that waits finds the files of the earlier ones', async () => {
    const order: string[] = [];
    const first: GenerateStep = {
      ...step,
      name: 'first',
      async run() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push('first made');
        return { files: new Map([['docs/first/a.mdx', 'a']]), findings: [] };
      },
    };
    const second: GenerateStep = {
      ...step,
      name: 'second',
      async run(_, earlier) {
        order.push('second starts');
        await earlier;
        order.push(readFileSync(join(siteDir, 'docs/first/a.mdx'), 'utf8'));
        return { files: new Map(), findings: [] };
      },
    };
    await generate(siteDir, [first, second]);
    expect(order).toEqual(['second starts', 'first made', 'a']);
  });

  it('reports a fault in every run until it is fixed, and keeps the files', async () => {
    await run();
    inputs = 'two';
    findings = [{ file: 'in.yaml', line: 1, column: 1, rule: 'step', message: 'Wrong.' }];
    files = new Map();
    expect((await run()).findings).toHaveLength(1);
    expect((await run()).findings).toHaveLength(1);
    expect(pages()).toContain('a.mdx');
  });
});
