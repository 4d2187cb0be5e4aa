export { apiSections } from './api/apiSidebar';
export { fullText, shortest, signatureForms } from './api/shortForms';
export {
  type ApiName,
  type ApiNames,
  addressOf,
  NameTable,
  readApiIndex,
  readApiNames,
} from './api/symbols';
export { firstSentenceIn } from './api/texts';
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
export { formatHistory, recordReleases } from './versions/recordReleases';
