export { run } from './evaluation/checkSearch.mts';
export { readDocs } from './evaluation/readDocs.mts';
export { pushRecords } from './pushRecords.mts';
export { readSections } from './readSections';
