export { DocPage, DocsFrame, PageBody } from './DocPage';
export { AnnouncementBar, Footer, SkipLink } from './Layout';
export { SamplesNote } from './PageEnd';
export { PageHead } from './PageHead';
export { CrashState, PageState, useRetry } from './PageState';
export { useSeparateDocuments } from './useSeparateDocuments';
