/** What only pages with drawings are made of; plugins/remark/page-structure/pageComponents.ts imports it there. */
export { Figure } from './Figure';
