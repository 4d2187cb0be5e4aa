/** Whether a key belongs to an input method. Safari ends the composition before it reports the key that ended it. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;

/**
 * Whether a key opens the search: Ctrl or Cmd with K anywhere, on layouts without Latin letters the key in its place; a
 * slash outside fields.
 */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey
    ? !event.shiftKey && /^(key)?k$/i.test(event.key > '~' ? event.code : event.key)
    : event.key === '/' && !(event.target as Element).closest('select,:read-write'));

/** Whether a key that opens the search edits a field: in an input method, or as Ctrl with K on a Mac, which deletes. */
export const isEditingKey = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  (event.ctrlKey &&
    !event.metaKey &&
    /Mac|iP/.test(navigator.platform) &&
    (event.target as Element).matches(':read-write'));
