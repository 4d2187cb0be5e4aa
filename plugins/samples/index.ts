export { checkSamples, type SampleReport } from './checks/checkSamples';
export { generateFiles, loadTemplates } from './checks/codegen';
export { createReader, type ReadCode } from './checks/grammars';
export { formatProblem } from './checks/report';
export { readCommands } from './checks/shell';
export type { Problem } from './checks/verdict';
export { codeFences } from './fences/codeFences';
export { samplesNote } from './fences/samplesNote';
export { liveSamples } from './live/remarkLiveSamples';
