export { CodeBlock } from './CodeBlock';
export { CodeFrame } from './CodeFrame';
export { CopyButton, copyText, useCopy } from './CopyButton';
export { PackageManager } from './PackageManager';
