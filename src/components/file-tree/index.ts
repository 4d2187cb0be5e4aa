/** What only pages with trees of files are made of; plugins/remark/page-structure/pageComponents.ts imports it there. */
export { FileTree } from './FileTree';
