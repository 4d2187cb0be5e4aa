/** Whether a key opens the search: Ctrl or Cmd with K anywhere; a slash outside fields. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey
    ? /^k$/i.test(event.key)
    : event.key === '/' && !(event.target as Element).closest('select,:read-write'));
