const isIn = ({ target }: Event, selector: string) => (target as Element).closest(selector);

/**
 * Whether a key opens the search: Ctrl or Cmd with K anywhere, on layouts without Latin letters the key in its place; a
 * slash outside fields. In a text field of a Mac, Ctrl with K deletes.
 */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  !event.isComposing &&
  (event.ctrlKey || event.metaKey
    ? !event.shiftKey &&
      (/^k$/i.test(event.key) || (event.key > '~' && event.code === 'KeyK')) &&
      (event.metaKey || !/Mac|iP/.test(navigator.platform) || !isIn(event, ':read-write'))
    : event.key === '/' && !isIn(event, 'select,:read-write'));
