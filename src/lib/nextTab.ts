const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The index of the tab that a key leads to, if it is one of those that move between tabs. With Alt they are the browser's. */
export function nextTab(event: Key, index: number, count: number): number | undefined {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  return isPlain ? steps[event.key]?.(index, count) : undefined;
}
