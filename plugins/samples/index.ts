export { generateFiles, loadTemplates } from './checks/codegen';
export { createReader, type ReadCode } from './checks/grammars';
export { readCommands } from './checks/shell';
export { codeFences } from './fences/codeFences';
export { samplesNote } from './fences/samplesNote';
export { liveSamples } from './live/remarkLiveSamples';
