/** What only pages with steps are made of; plugins/content/remark/pageComponents.ts imports it there. */
export { Checkpoint } from './Checkpoint';
export { Step } from './Step';
export { Steps } from './Steps';
