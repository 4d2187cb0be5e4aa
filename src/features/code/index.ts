export { CodeBlock } from './CodeBlock';
export { CodeFrame } from './CodePane';
export { CopyButton, useCopy } from './CopyButton';
export { PackageManager } from './PackageManager';
