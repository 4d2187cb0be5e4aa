/** A page in a list: its path, base URL included, and what the sidebar calls it. */
export interface PageSummary {
  path: string;
  title: string;
  /** Its section in the sidebar, if that has a different name. */
  section?: string;
}
/** A page in the list of all pages, or a section with its items. */
export type ListedItem = { label: string; path: string } | { label: string; items: ListedItem[] };
