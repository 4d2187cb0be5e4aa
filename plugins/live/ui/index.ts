export { Live } from './Live';
