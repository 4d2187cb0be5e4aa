import type { SearchSource } from './searchSource';

/** A source whose code is loaded when it is first prepared or asked; a failed load is tried again. */
export function lazySource(label: string, load: () => Promise<SearchSource>): SearchSource {
  let loading: Promise<SearchSource> | undefined;
  const source = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    label,
    prepare: async () => (await source()).prepare?.(),
    search: async (...asked) => (await source()).search(...asked),
    prefetch: (query) => {
      loading?.then(
        (loaded) => loaded.prefetch?.(query),
        () => {},
      );
    },
    suggest: async (query) => (await (await source()).suggest?.(query)) ?? [],
  };
}
