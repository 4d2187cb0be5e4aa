/** Ctrl or Cmd with K anywhere; a slash outside text fields. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target as Element).closest('input,textarea,select,[contenteditable]');
}
