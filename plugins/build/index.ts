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
export { type GenerateStep, generate } from './generate';
export { generatedDir, generatedStaticDir, readGenerated } from './generatedDir';
export { hashSource, ownRoot, sha256, sourceKey, sources } from './sourceKey';
export { supportedBrowsers } from './supportedBrowsers';
export { writeFiles } from './writeFiles';
