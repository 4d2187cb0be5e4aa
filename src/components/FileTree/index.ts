/** What only pages with trees of files are made of; plugins/content/remark/pageComponents.ts imports it there. */
export { FileTree } from './FileTree';
