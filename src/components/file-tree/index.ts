/** What only pages with trees of files are made of; plugins/content/structure/pageComponents.ts imports it there. */
export { FileTree } from './FileTree';
