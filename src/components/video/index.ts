/** What only pages with videos are made of; plugins/remark/page-structure/pageComponents.ts imports it there. */
export { VideoLink } from './VideoLink';
