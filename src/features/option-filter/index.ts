export { OptionFilter } from './OptionFilter';
