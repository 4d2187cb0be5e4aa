/** A bundler loader: `options.rewrite` has the decisions (definePatch.ts). */
module.exports = function rewriteLoader(source) {
  return this.getOptions().rewrite(source, this);
};
