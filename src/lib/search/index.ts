/** The engine: pure, for the browser, the Worker and tests. */

export { type AskedTerm, type Block, blocksOf, excerptOf, joinBlocks } from './excerpt';
export { createEngine, type Found, type SearchEngine } from './find';
export type { LoadFile, ReadFiles } from './reader';
export { type IndexLocation, maxResults, type Section } from './types';
