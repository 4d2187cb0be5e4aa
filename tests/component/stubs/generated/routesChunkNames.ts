/** As the bundler writes it: the chunks of each route. */
export default {
  '/good-abc': { __comp: 'good', __context: 'context' },
  '/no-default-abc': { __comp: 'no-default', __context: 'context' },
  '/flaky-abc': { __comp: 'flaky', __context: 'context' },
};
