import { definePatch } from './definePatch';

export const featureIndexes = definePatch({
  name: 'featureIndexes',
  reason:
    "A page that uses one part of a feature doesn't get the others that the feature's index.ts exports.",
  writtenFor: { '@docusaurus/faster': '3.10.x' },
  changes: () => ({
    rules: [{ test: /[\\/]src[\\/]features[\\/][^\\/]+[\\/]index\.ts$/, sideEffects: false }],
  }),
});
