export { generateFiles, loadTemplates } from './checks/codegen';
export { codeFences } from './highlight/codeFences';
export { samplesNote } from './highlight/samplesNote';
export { liveSamples } from './live/remarkLiveSamples';
