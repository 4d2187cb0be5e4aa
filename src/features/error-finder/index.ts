export { ErrorEntries, ErrorFinder } from './ErrorFinder';
