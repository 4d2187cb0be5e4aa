export { DocPage, DocsFrame, PageBody } from './DocPage';
export { PageHead } from './PageHead';
export { CrashState, PageState, useRetry } from './PageState';
export { SamplesNote } from './SamplesNote';
export { SkipLink } from './SkipLink';
export { useSeparateDocuments } from './useSeparateDocuments';
