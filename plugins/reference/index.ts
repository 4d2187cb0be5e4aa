export { apiSections } from './api/apiSidebar';
export { firstSentenceIn } from './api/firstSentence';
export { addressOf, NameTable } from './api/resolveName';
export { fullText, shortest, signatureForms } from './api/shortForms';
export { type ApiName, type ApiNames, readApiIndex, readApiNames } from './api/symbols';
export {
  type CliCommand,
  type CommandFault,
  checkConvexCommand,
  commandReader,
  readConvexCommands,
  type Word,
} from './cli/convexCommands';
export { httpSections } from './http/httpSidebar';
export { readApis } from './http/readApis';
export { linkNames } from './linkNames';
export { referenceSteps } from './referenceSteps';
export { formatHistory } from './versions/addRelease';
export { recordReleases } from './versions/recordReleases';
