/** What only pages with steps to check are made of; plugins/remark/page-structure/pageComponents.ts imports it there. */
export { Checkpoint } from './Checkpoint';
