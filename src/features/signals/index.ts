export { count } from './count';
export { foundInSearch, useSearchSignal } from './useSearchSignal';
