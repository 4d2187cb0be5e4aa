declare module '@generated/page-index/default/pages.json' {
  const pages: import('./lib/pageSummary').PageSummary[];
  export default pages;
}

declare module '@generated/search-index/default/location.json' {
  const location: import('./lib/search/types').IndexLocation;
  export default location;
}

declare module '@generated/product-analytics/default/service.json' {
  const service: { key: string; host: string };
  export default service;
}

declare module '@generated/dashboard-events/default/api.json' {
  const api: { apiUrl: string; version: string };
  export default api;
}

declare module '@generated/ask-ai-widget/default/widget.json' {
  const widget: {
    websiteId: string;
    projectName: string;
    projectColor: string;
    projectLogo: string;
  };
  export default widget;
}
