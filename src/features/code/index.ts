export { CodeBlock } from './CodeBlock';
export { CodeFrame } from './CodeFrame';
export { PackageManager } from './PackageManager';
export { useCopy } from './useCopy';
