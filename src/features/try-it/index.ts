export { TryIt } from './TryIt';
