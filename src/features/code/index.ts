export { CodeBlock } from './CodeBlock';
export { PackageManager } from './PackageManager';
export { type CopyState, useCopy } from './useCopy';
