export { ErrorEntries } from './ErrorEntries';
export { ErrorFinder } from './ErrorFinder';
