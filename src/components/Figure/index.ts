/** What only pages with drawings are made of; plugins/content/remark/pageComponents.ts imports it there. */
export { Figure } from './Figure';
