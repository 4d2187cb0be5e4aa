export { buildIndex } from './buildIndex';
export { run } from './evaluation/checkSearch.mts';
export type { LabelledQuery } from './evaluation/evaluate.mts';
export { growPages } from './evaluation/growPages.mts';
export { pushRecords } from './evaluation/pushRecords.mts';
export { readDocs } from './evaluation/readDocs.mts';
export { indexFiles } from './indexFiles';
export { readSections } from './readSections';
export { synonyms } from './synonyms';
