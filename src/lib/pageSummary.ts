/** A page in a list: its path, base URL included, and what the sidebar calls it. */
export interface PageSummary {
  path: string;
  title: string;
  /** Its section in the sidebar, if that has a different name. */
  section?: string;
}
