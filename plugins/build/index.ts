export { afterCompilation } from './afterCompilation';
export { textHandler, withHandler } from './devHandler';
export { createDiskCache, type DiskCache } from './diskCache';
export {
  compareFindings,
  counted,
  type Finding,
  findingAt,
  formatFinding,
  type Place,
  placeOf,
} from './finding';
export {
  type GenerateStep,
  generate,
  generatedDir,
  generatedStaticDir,
  readGenerated,
} from './generate';
export { inThread } from './inThread';
export { hashSource, ownRoot, sha256, sourceKey, sources } from './sourceKey';
export { supportedBrowsers } from './supportedBrowsers';
export { writeFiles } from './writeFiles';
