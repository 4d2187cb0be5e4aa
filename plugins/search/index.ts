export { pushRecords } from './build/pushRecords.mts';
export { readSections } from './build/readSections';
