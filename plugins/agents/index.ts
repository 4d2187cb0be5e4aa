export { toMarkdown } from './markdown/toMarkdown';
export type { SiteRedirects } from './worker/edgeTypes';
export { redirectsFile } from './worker/readSite';
