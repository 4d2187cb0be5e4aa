export { generateFiles, loadTemplates } from './checks/codegen';
export { codeFences } from './fences/codeFences';
export { samplesNote } from './fences/samplesNote';
export { liveSamples } from './live/remarkLiveSamples';
