/** As the bundler writes it: loader, module name and id of each chunk. */
export default {
  context: [async () => ({ default: { plugin: { name: 'docs', id: 'default' } } }), 'a', 'a'],
  'no-default': [async () => ({ Page: () => null }), 'b', 'b'],
};
