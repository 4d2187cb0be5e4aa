export { CodeBlock } from './CodeBlock';
export { CodeFrame } from './CodeFrame';
export { CopyButton, useCopy } from './CopyButton';
export { PackageManager } from './PackageManager';
