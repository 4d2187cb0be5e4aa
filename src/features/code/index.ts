export { CodeBlock } from './CodeBlock';
export { PackageManager } from './PackageManager';
export { useCopy } from './useCopy';
