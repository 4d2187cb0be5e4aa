/** How often the chunk `flaky` fails before it loads, as after a network fault. */
export const flaky = { failures: 0 };

const Page = () => 'The page';

type Loader = () => Promise<object>;

const load: Record<string, Loader> = {
  context: async () => ({ default: { plugin: { name: 'docs', id: 'default' } } }),
  good: async () => ({ default: Page }),
  'no-default': async () => ({ Page }),
  flaky: async () => {
    if (flaky.failures-- > 0) throw new Error('Loading chunk 42 failed.');
    return { default: Page };
  },
};

/** As the bundler writes it: loader, module name and id of each chunk. */
export default Object.fromEntries(
  Object.entries(load).map(([name, loader]) => [name, [loader, name, name]]),
);
