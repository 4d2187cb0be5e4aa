export { type AskedTerm, type Block, blocksOf, excerptOf, joinBlocks } from './excerpt';
export { createEngine, type Found, type SearchEngine } from './find';
export type { ReadFiles } from './reader';
export { type IndexLocation, maxResults, type Section } from './types';
