export { withDirective } from './llms-txt/directive';
export { toMarkdown } from './markdown/toMarkdown';
