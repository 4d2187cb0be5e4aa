/** A page in the list of all pages, or a section with its items. */
export type ListedItem = { label: string; path: string } | { label: string; items: ListedItem[] };
