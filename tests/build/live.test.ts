import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { LiveSource } from '../../plugins/live/engine/liveModules';
import budgets from '../budgets.json';
import { builtFiles, readBuilt } from './readBuild';

const files = [...builtFiles('.js'), ...builtFiles('.html')].filter((file) =>
  file.startsWith('/live/'),
);
const samples = files.filter((file) => /-\d+\.js$/.test(file));
const bytesOf = (file: string) => brotliCompressSync(readBuilt(file)).length;

/** The chunks that a press of Edit loads: the editor's, and the ones that the bundler has divided from it. */
function editorChunks(): string[] {
  const scripts = builtFiles('.js').filter((file) => file.startsWith('/assets/'));
  const texts = scripts.map(readBuilt).join('\n');
  const id = /(\d+)"?:"live-editor"/.exec(texts)?.[1];
  const lists = texts.match(/Promise\.all\(\[(?:\w+\.e\("[\w-]+"\),?)+\]\)/g) ?? [];
  const list = lists.find((one) => one.includes(`"${id}"`)) ?? '';
  const ids = [...list.matchAll(/\.e\("([\w-]+)"\)/g)].map(([, one]) => one);
  const names = ids.map((one) => (one === id ? 'live-editor' : one));
  return scripts.filter((file) => names.includes(file.split('/').at(-1)?.split('.')[0]));
}

test('the frame of live samples is within its budget', () => {
  const frame = files.filter(
    (file) => !samples.includes(file) && !/\/(?:steps|components|auth)\.js$/.test(file),
  );
  expect(frame.map((file) => file.split('/').at(-1)).sort()).toEqual(['frame.html', 'frame.js']);
  const bytes = frame.reduce((sum, file) => sum + bytesOf(file), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.live.frameBytes);
});

test.each(['steps', 'components', 'auth'] as const)(
  'what samples with %s load is within its budget',
  (name) => {
    const [script = ''] = files.filter((file) => file.endsWith(`/${name}.js`));
    expect(bytesOf(script)).toBeGreaterThan(1000);
    expect(bytesOf(script)).toBeLessThanOrEqual(budgets.live[`${name}Bytes`]);
  },
);

test('editing loads little, and each sample has its code for it', () => {
  const editor = editorChunks();
  const sources = builtFiles('.json').filter((file) => file.startsWith('/live/'));
  expect(sources).toHaveLength(samples.length);
  const sheets = builtFiles('.css').filter((file) => file.startsWith('/live/'));
  expect(sheets).toHaveLength(1);
  const sum = [...editor, ...sheets].reduce((bytes, file) => bytes + bytesOf(file), 0);
  expect(sum).toBeGreaterThan(40_000);
  for (const file of sources) {
    const { files: own } = JSON.parse(readBuilt(file)) as LiveSource;
    expect(own.filter(({ isShown }) => isShown).length, file).toBeGreaterThan(1);
    expect(sum + bytesOf(file), file).toBeLessThanOrEqual(budgets.live.editBytes);
  }
});
