export { type AskedTerm, type Block, blocksOf, excerptOf, joinBlocks } from './excerpt';
export { createEngine } from './find';
export type { ReadFiles } from './reader';
export type { FoundSection, IndexLocation } from './types';
