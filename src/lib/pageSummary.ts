/** A page in a list: its path, base URL included, and what the sidebar calls it. */
export interface PageSummary {
  path: string;
  title: string;
}
