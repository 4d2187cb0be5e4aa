export { toMarkdown } from './markdown/toMarkdown';
