import type { Preference } from '@site/src/lib/preferences';
import { useCallback, useSyncExternalStore } from 'react';
import { onPreferenceChange, readPreference, setPreference } from './preferences';

/**
 * What a reader prefers, shared by everything with the same group and by other windows of the browser.
 * @returns the chosen value (the first if there is no valid one) and a setter
 */
export function usePreference<Value extends string>({
  group,
  values,
}: Preference<Value>): [Value, (value: Value) => void] {
  const known = useSyncExternalStore(
    onPreferenceChange,
    () => readPreference(group),
    () => null,
  );
  const set = useCallback((value: Value) => setPreference(group, value), [group]);
  return [values.find((value) => value === known) ?? values[0] ?? ('' as Value), set];
}
