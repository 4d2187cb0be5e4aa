export { run } from './evaluation/checkSearch.mts';
export { pushRecords } from './pushRecords.mts';
export { readSections } from './readSections';
