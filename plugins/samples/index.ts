export { generateFiles, loadTemplates } from './checks/codegen';
export { filesAt } from './checks/stages';
export { codeFences } from './highlight/codeFences';
export { samplesNote } from './highlight/samplesNote';
