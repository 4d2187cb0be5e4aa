/** A bundler loader: `options.rewrite` has the decisions (patch.ts). */
module.exports = function rewriteLoader(source) {
  return this.getOptions().rewrite(source, this);
};
