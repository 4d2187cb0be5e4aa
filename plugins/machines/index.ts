export { withDirective } from './llms-txt/directive';
export { type ConvertedPage, toMarkdown } from './markdown/toMarkdown';
