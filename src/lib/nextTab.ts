const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The index of the tab that a key leads to, if it is one of those that move between tabs. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  return steps[key]?.(index, count);
}
