import { useCallback, useSyncExternalStore } from 'react';
import { choose, onChoice, readChoice } from './choices';

/**
 * A reader's choice among labels, shared by every set with the same group and by other windows of the browser.
 * @returns the chosen label (the first where nothing valid is known) and a setter
 */
export function useChoice<Label extends string>(
  group: string,
  labels: readonly Label[],
): [Label, (label: Label) => void] {
  const known = useSyncExternalStore(
    onChoice,
    () => readChoice(group),
    () => null,
  );
  const set = useCallback((label: Label) => choose(group, label), [group]);
  return [labels.find((label) => label === known) ?? labels[0] ?? ('' as Label), set];
}
