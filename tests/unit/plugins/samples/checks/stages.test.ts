import { describe, expect, test } from 'vitest';
import { findStages, type Stage } from '../../../../../plugins/samples/checks/stages';
import { pageFrom } from '../../content/pageFrom';

function stagesOf(...fences: string[]): Stage[] {
  const source = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
  return findStages(pageFrom(source).fences);
}

function write({ files }: Stage): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([path, parts]) => [path, parts.map(({ code }) => code).join('+')]),
  );
}

describe('findStages', () => {
  test('has a stage before each replacement, with later files in their first version', () => {
    const stages = stagesOf(
      'ts title="a.ts"\n1',
      'ts title="a.ts"\n2',
      'ts title="b.ts"\n3',
      'ts title="b.ts"\n4',
    );
    expect(stages.map(write)).toEqual([
      { 'a.ts': '1', 'b.ts': '3' },
      { 'a.ts': '2', 'b.ts': '3' },
      { 'a.ts': '2', 'b.ts': '4' },
    ]);
  });

  test('judges what is shown by then and not replaced yet', () => {
    const stages = stagesOf('ts title="a.ts"\n1', 'ts title="a.ts"\n2', 'ts title="b.ts"\n3');
    expect(stages.map(({ shown }) => [...shown].map(({ code }) => code))).toEqual([
      ['1'],
      ['2', '3'],
    ]);
  });

  test('assigns partial code to the stage that contains it', () => {
    const stages = stagesOf(
      'ts title="a.ts"\n1',
      'ts in="query"\n2',
      'ts title="a.ts"\n3',
      'ts test hidden\n4',
    );
    expect(stages.map(({ loose }) => loose.map(({ code }) => code))).toEqual([['2'], ['4']]);
  });
});
