export { toMarkdown } from './markdown/toMarkdown';
export { edgeRedirectsFile, type SiteRedirects } from './worker/site';
