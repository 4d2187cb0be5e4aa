export { convertPage } from './markdown/convertPage';
export { edgeRedirectsFile, type SiteRedirects } from './worker/site';
