export { Changes, Upgrade } from './Changes';
