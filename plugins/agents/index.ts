export { toMarkdown } from './markdown/toMarkdown';
export { redirectsFile, type SiteRedirects } from './worker/site';
