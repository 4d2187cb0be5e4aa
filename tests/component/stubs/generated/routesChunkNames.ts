/** As the bundler writes it: the chunks of each route. */
export default { '/no-default-abc': { __comp: 'no-default', __context: 'context' } };
