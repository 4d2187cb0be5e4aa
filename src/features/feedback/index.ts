export { issueUrl } from './issueUrl';
export { PageFeedback } from './PageFeedback';
