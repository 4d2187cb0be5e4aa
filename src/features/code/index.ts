export { CodeBlock } from './CodeBlock';
export { CodeFrame } from './CodeFrame';
export { CopyButton } from './CopyButton';
export { PackageManager } from './PackageManager';
export { copyText, useCopy } from './useCopy';
