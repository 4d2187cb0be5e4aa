declare module '@generated/page-index/default/pages.json' {
  const pages: import('./lib/docsCatalog').PageSummary[];
  export default pages;
}

declare module '@generated/page-index/default/all-pages.json' {
  const items: import('./lib/docsCatalog').ListedItem[];
  export default items;
}

declare module '@generated/search-index/default/location.json' {
  const location: import('../plugins/search/engine').IndexLocation;
  export default location;
}

declare module '@generated/services/default/services' {
  /** Undefined where readers aren't asked. */
  export const consent: typeof import('../plugins/services/consent') | undefined;
  export const storedNames: readonly RegExp[];
  export const services: readonly import('../plugins/services/vendors').ConfiguredService[];
}

declare module '@generated/services/default/feedback' {
  /** Undefined where no service takes the answer. */
  export const PageFeedback:
    | import('react').ComponentType<{ path: string; children: import('react').ReactNode }>
    | undefined;
}

declare module '@generated/live/default/demo.json' {
  /** The tasks that the demo of the landing page starts with, the newest first; none in `docusaurus start`. */
  const tasks: readonly { text: string; done: boolean }[];
  export default tasks;
}

declare module '@generated/live/default/location.json' {
  /** The address of the folder with the compiled samples and their frame, with a slash at the end. */
  const location: { address: string };
  export default location;
}
