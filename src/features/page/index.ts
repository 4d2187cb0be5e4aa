export { DocPage } from './DocPage';
export { DocsFrame } from './DocsFrame';
export { PageBody } from './PageBody';
export { PageHead } from './PageHead';
export { PageState } from './PageState';
export { SamplesNote } from './SamplesNote';
export { SkipLink } from './SkipLink';
export { useRetry } from './useRetry';
