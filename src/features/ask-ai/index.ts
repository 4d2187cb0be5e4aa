export { AskButton } from './AskButton';
