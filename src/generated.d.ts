declare module '@generated/page-index/default/pages.json' {
  const pages: import('./lib/pageSummary').PageSummary[];
  export default pages;
}

declare module '@generated/search-index/default/location.json' {
  const location: import('./lib/search/types').IndexLocation;
  export default location;
}
