declare module '@generated/page-index/default/pages.json' {
  const pages: import('./lib/pageSummary').PageSummary[];
  export default pages;
}
