export { DemoSample } from './DemoSample';
export { Landing } from './Landing';
