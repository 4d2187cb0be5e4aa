export { generateFiles, loadTemplates } from './checks/codegen';
export { filesAt } from './checks/stages';
export { codeFences, samplesNote } from './highlight/codeFences';
