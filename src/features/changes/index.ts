export { Changes } from './Changes';
export { Upgrade } from './Upgrade';
