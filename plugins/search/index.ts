export { run } from './evaluation/checkSearch.mts';
export { pushRecords } from './pushRecords.mts';
export { readDocs } from './evaluation/readDocs.mts';
export { readSections } from './readSections';
