import * as steps from './prune.mjs';

/** A bundler loader: `options.step` names the pruning step for the generated module. */
export default function pruneLoader(source) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs in Node, nothing is shaken
  return steps[this.getOptions().step](source);
}
