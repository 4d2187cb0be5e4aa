/** A page in a list: its path, base URL included, and what the sidebar calls it. */
export interface PageSummary {
  path: string;
  title: string;
  /** What the sidebar calls the section it stands for, where that is another name. */
  section?: string;
}
