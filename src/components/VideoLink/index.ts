/** What only pages with videos are made of; plugins/content/remark/pageComponents.ts imports it there. */
export { VideoLink } from './VideoLink';
