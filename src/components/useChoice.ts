import { useStorageSlot } from '@docusaurus/theme-common';

/**
 * A reader's choice among labels, shared by every set of tabs with the same group and by other tabs of the
 * browser; kept in local storage under `tabs.<group>`.
 * @returns the chosen label (the first where nothing valid is stored) and a setter
 */
export function useChoice(
  group: string,
  labels: readonly string[],
): [string, (label: string) => void] {
  const [stored, slot] = useStorageSlot(`tabs.${group}`);
  const [first = ''] = labels;
  return [stored !== null && labels.includes(stored) ? stored : first, slot.set];
}
