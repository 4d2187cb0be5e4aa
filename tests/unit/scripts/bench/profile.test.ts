import { expect, test } from 'vitest';
import { type CpuProfile, timeByOwner } from '../../../../scripts/bench/profile.mts';

function profileOf(frames: [url: string, parent: number, ms: number, name?: string][]): CpuProfile {
  const nodes = frames.map(([url, , , functionName = 'run'], index) => ({
    id: index + 1,
    callFrame: { url, functionName },
    children: frames.flatMap(([, parent], child) => (parent === index + 1 ? [child + 1] : [])),
  }));
  return {
    nodes,
    samples: nodes.map(({ id }) => id),
    timeDeltas: frames.map(([, , ms]) => ms * 1000),
  };
}

test('counts packages and Node for the plugin that calls them, otherwise for themselves', () => {
  const profile = profileOf([
    ['', 0, 1],
    ['file:///site/plugins/samples/fences/codeFences.ts', 1, 100],
    ['file:///site/node_modules/@scope/parser/index.js', 2, 200],
    ['node:fs', 3, 50],
    ['/site/node_modules/@docusaurus/core/lib/build.js', 1, 400],
    ['/site/plugins/search/plugin.ts', 5, 30],
    ['', 1, 5000, '(idle)'],
  ]);
  const times = [...timeByOwner([profile, profile])].map(([owner, seconds]) => [
    owner,
    Math.round(seconds * 1000),
  ]);
  expect(times).toEqual([
    ['@docusaurus/core', 800],
    ['plugins/samples/fences', 700],
    ['plugins/search', 60],
    ['Node.js', 2],
  ]);
});
