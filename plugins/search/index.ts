export { extractSections } from './build/extractSections';
export { pushRecords } from './build/pushRecords.mts';
