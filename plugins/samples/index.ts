export { checkSamples, type SampleReport } from './checks/checkSamples';
export { generateFiles, loadTemplates } from './checks/codegen';
export { createReader, type ReadCode } from './checks/grammars';
export { formatProblem } from './checks/report';
export type { Problem } from './checks/types';
export { codeFences } from './fences/codeFences';
export { samplesNote } from './fences/samplesNote';
export { protocolFault } from './live/checkProtocol';
export { liveSamples } from './live/remarkLiveSamples';
