export { DemoSample } from './Demo';
export { Landing } from './Landing';
