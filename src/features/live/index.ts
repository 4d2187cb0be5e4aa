export { Live } from './page/Live';
