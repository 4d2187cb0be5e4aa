export { pushRecords } from './pushRecords.mts';
export { readSections } from './readSections';
